const en = {
  photos: {
    title: "Photo Gallery",
    lead: "The campus, its classrooms and the college year in pictures. Choose one to see it large.",
    none: "There are no photos yet.",
    viewer: {
      close: "Close",
      previous: "Previous photo",
      next: "Next photo",
      position: "{n} of {count}",
    },
  },
  videos: {
    title: "Video Gallery",
    lead: "Short films from the life of the college. Choose one to watch it.",
    none: "There are no videos yet.",
    viewer: {
      close: "Close",
      previous: "Previous video",
      next: "Next video",
      position: "{n} of {count}",
    },
  },
  pages: { label: "Pages of the gallery", previous: "Previous", next: "Next" },
}

const hi: typeof en = {
  photos: {
    title: "फ़ोटो गैलरी",
    lead: "परिसर, कक्षाओं और महाविद्यालय के वर्ष भर के चित्र। बड़ा देखने के लिए कोई चित्र चुनें।",
    none: "अभी कोई फ़ोटो नहीं है।",
    viewer: {
      close: "बन्द करें",
      previous: "पिछली फ़ोटो",
      next: "अगली फ़ोटो",
      position: "{count} में से {n}",
    },
  },
  videos: {
    title: "वीडियो गैलरी",
    lead: "महाविद्यालय के जीवन की छोटी फ़िल्में। देखने के लिए कोई वीडियो चुनें।",
    none: "अभी कोई वीडियो नहीं है।",
    viewer: {
      close: "बन्द करें",
      previous: "पिछला वीडियो",
      next: "अगला वीडियो",
      position: "{count} में से {n}",
    },
  },
  pages: { label: "गैलरी के पृष्ठ", previous: "पिछला", next: "अगला" },
}

export const galleryMessages = { en, hi }
