/** A turn of phrase that `docs/style.md` replaces, and the plain one. */
export interface Phrase {
  pattern: RegExp;
  use: string;
}

/** A blank matches a line break too. */
const phrase = (pattern: string, use: string): Phrase => ({
  pattern: new RegExp(pattern.replaceAll(' ', String.raw`\s+`), 'gi'),
  use,
});

/** Kept to phrases that are hardly ever right in this code. A word that has a correct use as well is left to the review. */
export const PHRASES: readonly Phrase[] = [
  phrase(String.raw`\b(?:who|what|which)ever\b`, 'the noun'),
  phrase(String.raw`\bnobody(?:'s)?\b`, 'the noun: no user, no caller'),
  phrase(String.raw`\b(?:else|no|some)where\b`, 'the place'),
  phrase(String.raw`(?:^|[.;:!?] )\s*(?:what|who)\b(?! (?:if|happens)\b)`, 'the noun as the subject'),
  phrase(String.raw`\b(?:that which|those who|the one (?:that|which|who)|the ones (?:that|which|who))\b`, 'the noun'),
  phrase(String.raw`\bstands?\b(?!-| for\b| in for\b)|\bstood\b`, 'is rendered, is listed, is stored'),
  phrase(String.raw`\b(?:lies|lay|lain)\b`, 'is in, is stored'),
  phrase(String.raw`\bhangs? (?:from|below|under)\b`, 'depends on, has the parent'),
  phrase(String.raw`\btold\b|\btells?\b(?! apart)`, 'notify, report, return, show'),
  phrase(String.raw`\bsees? to\b`, 'handles'),
  phrase(String.raw`\blets? go\b|\bletting go\b`, 'remove, release'),
  phrase(String.raw`\bof (?:its|their|his|her|our) own\b(?! (?!and|or|that|in|for|with|to|on|by)[a-z])`, 'its own'),
  phrase(String.raw`\bbrings?\b|\bbrought\b|\bbringing\b`, 'load, include, contain'),
  phrase(
    String.raw`\basks? for\b|\basked for\b|\basking for\b|\b(?:is|are|was|were|be) asked\b`,
    'request, query, fetch',
  ),
  phrase(String.raw`\banew\b`, 'again'),
  phrase(String.raw`\bby itself\b`, 'automatically, alone'),
  phrase(String.raw`\bjudge[ds]?\b|\bjudging\b`, 'validate, decide'),
  phrase(String.raw`\b(?:is|are|was|were) none\b`, 'is not a, has no'),
  phrase(String.raw`\b(?:comes?|goes) (?:with|along|by)\b`, 'includes, is sent with, uses'),
  phrase(String.raw`\b(?:wears?|worn|runs?|ran) out\b`, 'is stale, expires, is sold out'),
  phrase(String.raw`\bspeaks?\b|\bspoke\b|\bspoken\b`, 'supports, uses, replies'),
  phrase(String.raw`\bmend(?:s|ed|ing)?\b`, 'repair, fix'),
  phrase(String.raw`\bfacts?\b`, 'data, fields, details'),
  phrase(String.raw`\bworld\b`, 'context, deps'),
  phrase(String.raw`\bpictures?\b`, 'image'),
  phrase(String.raw`\bbut for\b`, 'except'),
  phrase(String.raw`\bat hand\b|\bin hand\b|\bto the letter\b|\bword for word\b`, 'available, exactly'),
  phrase(
    String.raw`\b(?:catalogue|behaviour|colour|favourite|organis|localis|serialis|memois|normalis|labelled|cancelled|grey|centre)\w*`,
    'American spelling',
  ),
];
