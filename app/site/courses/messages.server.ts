import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const coursesMessages = messagesByLanguage({
  title: ["Courses", "पाठ्यक्रम"],
  lead: [
    "Three undergraduate courses under the National Education Policy, each of three years in six semesters.",
    "राष्ट्रीय शिक्षा नीति के अन्तर्गत स्नातक के तीन पाठ्यक्रम, प्रत्येक तीन वर्ष और छह सेमेस्टर का।",
  ],
  subjects: ["Subjects", "विषय"],
  noSubjects: [
    "The subjects on offer are listed in the application form.",
    "उपलब्ध विषयों की सूची आवेदन-पत्र में दी गई है।",
  ],
  apply: ["Apply online", "ऑनलाइन आवेदन करें"],
  applyFor: ["for {course}", "{course} के लिए"],
})
