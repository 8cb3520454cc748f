import { textsHook } from "../../../kit/text/use-language.ts"

/** Returns the text of a key of the lists in a text. */
export const useListTexts = textsHook({
  insert: ["Insert a list", "सूची जोड़ें"],
  edit: ["Edit", "बदलें"],
  change: ["Change the list", "सूची बदलें"],
  set: ["Set the list", "सूची लगाएँ"],
  hint: [
    "The page always shows what is public when it is opened: new items appear by themselves.",
    "पृष्ठ पर सदा वही दिखता है जो खोलते समय प्रकाशित हो: नई प्रविष्टियाँ अपने-आप आ जाती हैं।",
  ],
  kind: ["What it shows", "क्या दिखाना है"],
  gallery: ["Photos of an album", "किसी एल्बम के फ़ोटो"],
  people: ["People", "लोग"],
  documents: ["Documents", "दस्तावेज़"],
  notices: ["Notices", "सूचनाएँ"],
  album: ["Album", "एल्बम"],
  group: ["Whose", "किसके"],
  group_here: ["Members of this page", "इस पृष्ठ के सदस्य"],
  group_department: ["Of a department", "किसी विभाग के"],
  group_committee: ["Members of another page", "किसी अन्य पृष्ठ के सदस्य"],
  department: ["Department", "विभाग"],
  committee: ["Page", "पृष्ठ"],
  type: ["Type", "प्रकार"],
  allTypes: ["All types", "सभी प्रकार"],
  year: ["Year or session, like 2025 or 2025-26", "वर्ष या सत्र, जैसे 2025 या 2025-26"],
  category: ["Category", "श्रेणी"],
  allCategories: ["All categories", "सभी श्रेणियाँ"],
  count: ["At most", "अधिक से अधिक"],
  incomplete: ["Choose what the list shows.", "चुनें कि सूची में क्या दिखे।"],
  wrongYear: ["Write a year like 2025, or 2025-26.", "वर्ष ऐसे लिखें: 2025 या 2025-26।"],
  shown_gallery: [
    "Visitors see {count} photo. |||| Visitors see {count} photos.",
    "आगन्तुकों को {count} फ़ोटो दिखेगा। |||| आगन्तुकों को {count} फ़ोटो दिखेंगे।",
  ],
  shown_people: [
    "Visitors see {count} person. |||| Visitors see {count} people.",
    "आगन्तुकों को {count} व्यक्ति दिखेगा। |||| आगन्तुकों को {count} लोग दिखेंगे।",
  ],
  shown_documents: [
    "Visitors see {count} document. |||| Visitors see {count} documents.",
    "आगन्तुकों को {count} दस्तावेज़ दिखेगा। |||| आगन्तुकों को {count} दस्तावेज़ दिखेंगे।",
  ],
  shown_notices: [
    "Visitors see {count} notice. |||| Visitors see {count} notices.",
    "आगन्तुकों को {count} सूचना दिखेगी। |||| आगन्तुकों को {count} सूचनाएँ दिखेंगी।",
  ],
  none_gallery: [
    "Nothing is shown: the album has no photos, or is not public.",
    "कुछ नहीं दिखेगा: एल्बम में फ़ोटो नहीं हैं, या वह प्रकाशित नहीं है।",
  ],
  none_people: [
    "Nobody matches. Name the department or the page in the entries of people. Until then visitors read that names will follow.",
    "कोई नहीं मिला। ‘लोग’ में हर व्यक्ति के साथ विभाग या पृष्ठ चुनें। तब तक आगन्तुक पढ़ेंगे कि नाम बाद में प्रकाशित होंगे।",
  ],
  none_documents: [
    "No public document matches. Visitors read that none is published yet.",
    "ऐसा कोई दस्तावेज़ प्रकाशित नहीं है। आगन्तुक यही पढ़ेंगे।",
  ],
  none_notices: [
    "No public notice matches. Visitors read that there is none at present.",
    "ऐसी कोई सूचना प्रकाशित नहीं है। आगन्तुक यही पढ़ेंगे।",
  ],
  gone: ["What it showed was deleted.", "जो यह दिखाती थी, वह हटाया जा चुका है।"],
  newest: ["the newest {count}", "नवीनतम {count}"],
})
