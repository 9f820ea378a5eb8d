-- Search documents mark the thing in a name and contain the sizes (src/catalog/words/searchDocument.ts).
-- The next start writes those that are null.
update product_text set search = null;
