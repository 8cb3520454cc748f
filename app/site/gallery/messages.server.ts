import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const galleryMessages = messagesByLanguage({
  photos: {
    title: ["Photo Gallery", "फ़ोटो गैलरी"],
    lead: [
      "The campus, its classrooms and the college year in pictures. Choose one to see it large.",
      "परिसर, कक्षाओं और महाविद्यालय के वर्ष भर के चित्र। बड़ा देखने के लिए कोई चित्र चुनें।",
    ],
    none: ["There are no photos yet.", "अभी कोई फ़ोटो नहीं है।"],
    viewer: {
      close: ["Close", "बन्द करें"],
      previous: ["Previous photo", "पिछली फ़ोटो"],
      next: ["Next photo", "अगली फ़ोटो"],
      position: ["{n} of {count}", "{count} में से {n}"],
    },
  },
  videos: {
    title: ["Video Gallery", "वीडियो गैलरी"],
    lead: [
      "Short films from the life of the college. Choose one to watch it.",
      "महाविद्यालय के जीवन की छोटी फ़िल्में। देखने के लिए कोई वीडियो चुनें।",
    ],
    none: ["There are no videos yet.", "अभी कोई वीडियो नहीं है।"],
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
