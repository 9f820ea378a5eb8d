-- Lists are counted and sorted in memory (docs/adr/0015), from the rows themselves.
drop table product_facet;
drop table facet;

-- What a product is found by: words and stems, each with the best field it stands in (src/search/text/searchDocument.ts).
-- Null until that is written, which each start does for all rows that lack it.
drop index product_text_search;
alter table product_text drop column haystack;
alter table product_text alter column search drop not null;
update product_text set search = null;

-- Who searches for the word is shown what the synonym finds, too.
create table search_synonym (
  language text not null,
  word text not null check (word = lower(word)),
  synonym text not null check (synonym = lower(synonym)),
  primary key (language, word, synonym)
);

-- A product's campaigns; the primary key begins with the campaign.
create index campaign_product_product on campaign_product (product_id);
