import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const galleryMessages = messagesByLanguage({
  albums: {
    heading: ["Albums", "एल्बम"],
    others: ["More photos", "अन्य फ़ोटो"],
    count: ["Photos: {count}", "फ़ोटो: {count}"],
    all: ["All albums and photos", "सभी एल्बम और फ़ोटो"],
  },
  photos: {
    none: ["There are no photos yet.", "अभी कोई फ़ोटो नहीं है।"],
    viewer: {
      close: ["Close", "बन्द करें"],
      previous: ["Previous photo", "पिछली फ़ोटो"],
      next: ["Next photo", "अगली फ़ोटो"],
      position: ["{n} of {count}", "{count} में से {n}"],
    },
  },
  videos: {
    none: ["There are no videos yet.", "अभी कोई वीडियो नहीं है।"],
    on: ["On another website: {site}", "दूसरी वेबसाइट पर: {site}"],
    watchOn: ["Watch on {site}", "{site} पर देखें"],
    leaving: [
      "This video is on another website. The link leaves the website of the college: {site} has its own rules, and may record your visit.",
      "यह वीडियो दूसरी वेबसाइट पर है। लिंक आपको महाविद्यालय की वेबसाइट से बाहर ले जाएगा: {site} के अपने नियम हैं, और वह आपके आने का ब्योरा रख सकती है।",
    ],
    captions: {
      en: ["English captions", "अंग्रेज़ी सबटाइटल"],
      hi: ["Hindi captions", "हिन्दी सबटाइटल"],
    },
    viewer: {
      close: ["Close", "बन्द करें"],
      previous: ["Previous video", "पिछला वीडियो"],
      next: ["Next video", "अगला वीडियो"],
      position: ["{n} of {count}", "{count} में से {n}"],
    },
  },
  pages: {
    label: ["Pages of the gallery", "गैलरी के पृष्ठ"],
    previous: ["Previous", "पिछला"],
    next: ["Next", "अगला"],
  },
})
