/** What a product is called; one without a name goes by its alias, which every product has. */
export function productName({ name, alias }: { name: string | null; alias: string }): string {
  return name?.trim() || alias;
}
