import type { Sample } from "#domain/content/collections.ts"

/** The quick tiles of the home page; icons are Lucide names. */
export const tiles = {
  admission: {
    title: { en: "Admission", hi: "प्रवेश" },
    icon: "graduation-cap",
    link: "/admission-form",
  },
  vision: { title: { en: "Vision", hi: "हमारी दृष्टि" }, icon: "eye", link: "/about/vision/" },
  mission: { title: { en: "Mission", hi: "हमारा ध्येय" }, icon: "target", link: "/about/mission/" },
  facilities: {
    title: { en: "Facilities", hi: "सुविधाएँ" },
    icon: "building-2",
    link: "/facilities",
  },
  courses: { title: { en: "Courses", hi: "पाठ्यक्रम" }, icon: "book-open", link: "/courses" },
  photos: { title: { en: "Photos", hi: "फ़ोटो" }, icon: "images", link: "/gallery/photo" },
  videos: { title: { en: "Videos", hi: "वीडियो" }, icon: "clapperboard", link: "/gallery/video/" },
} satisfies Sample<"tiles">
