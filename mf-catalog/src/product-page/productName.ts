/** The name of a product, or its alias if the name is empty. */
export function productName({ name, alias }: { name: string | null; alias: string }): string {
  return name?.trim() || alias;
}
