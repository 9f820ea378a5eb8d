-- Work that SQL cannot do, for the process that migrates. A row is deleted when its work is done.
create table pending_work (name text primary key);

-- Addresses that earlier releases stored in lower case only (src/customers/rewriteEmails.ts).
insert into pending_work (name) values ('rewrite emails');
