import { fees } from "#domain/content/named-pages.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const siteSearchMessages = messagesByLanguage({
  search: {
    titleOf: "{title}: {query}",
    label: ["Search this site", "इस साइट में खोजें"],
    hint: [
      "In English or in Hindi, a word or two is enough.",
      "हिन्दी या अंग्रेज़ी में एक-दो शब्द पर्याप्त हैं।",
    ],
    submit: ["Search", "खोजें"],
    found: [
      "{count} result for “{query}” |||| {count} results for “{query}”",
      "“{query}” के लिए {count} परिणाम",
    ],
    /** Beside the count, if not exactly the query was searched. */
    corrected: [
      "Showing results for “{query}” instead of “{typed}”.",
      "“{typed}” के बजाय “{query}” के परिणाम दिखाए जा रहे हैं।",
    ],
    partial: [
      "No page has all of these words. These have some of them.",
      "ये सभी शब्द किसी एक पृष्ठ पर नहीं मिले। इन पृष्ठों पर इनमें से कुछ शब्द हैं।",
    ],
    none: {
      text: ["Nothing was found for “{query}”.", "“{query}” के लिए कुछ नहीं मिला।"],
      suggestions: ["Did you mean", "क्या आप यह खोज रहे हैं"],
      pages: ["What most visitors look for", "अधिकतर लोग ये पृष्ठ खोजते हैं"],
      fees: fees.title,
      phone: ["Ask the college office: {phone}", "महाविद्यालय कार्यालय से पूछें: {phone}"],
      hints: [
        [
          "Check the spelling, or try another word for the same thing.",
          "वर्तनी जाँच लें, या उसी बात के लिए दूसरा शब्द लिखकर देखें।",
        ],
        [
          "Use fewer words, or only the beginning of one.",
          "कम शब्द लिखें, या किसी शब्द का केवल आरम्भ लिखें।",
        ],
      ],
      otherLanguage: ["Search the Hindi pages for it", "इसे अंग्रेज़ी पृष्ठों में खोजें"],
      siteMap: ["Look through the site map", "साइट मानचित्र में देखें"],
    },
    kinds: {
      page: ["Page", "पृष्ठ"],
      notice: ["Notice", "सूचना"],
      event: ["Event", "कार्यक्रम"],
      document: ["Document (PDF)", "दस्तावेज़ (PDF)"],
    },
    pagination: {
      label: ["Pages of results", "परिणामों के पृष्ठ"],
      previous: ["Previous", "पिछला"],
      next: ["Next", "अगला"],
    },
  },
  siteMap: {
    parts: {
      main: ["Main pages", "प्रमुख पृष्ठ"],
      admission: ["Online admission", "ऑनलाइन प्रवेश"],
      news: ["Notices and events", "सूचनाएँ एवं कार्यक्रम"],
      more: ["Policies and more", "नीतियाँ एवं अन्य पृष्ठ"],
      site: ["About this site", "इस साइट के विषय में"],
    },
    feed: ["Notices as an RSS feed", "सूचनाएँ RSS फ़ीड के रूप में"],
  },
})

export type SiteMapMessages = (typeof siteSearchMessages)["en"]["siteMap"]
