const en = {
  title: "Courses",
  lead: "Three undergraduate courses under the National Education Policy, each of three years in six semesters.",
  subjects: "Subjects",
  noSubjects: "The subjects on offer are listed in the application form.",
  apply: "Apply online",
  applyFor: "for {course}",
}

const hi: typeof en = {
  title: "पाठ्यक्रम",
  lead: "राष्ट्रीय शिक्षा नीति के अन्तर्गत स्नातक के तीन पाठ्यक्रम, प्रत्येक तीन वर्ष और छह सेमेस्टर का।",
  subjects: "विषय",
  noSubjects: "उपलब्ध विषयों की सूची आवेदन-पत्र में दी गई है।",
  apply: "ऑनलाइन आवेदन करें",
  applyFor: "{course} के लिए",
}

export const coursesMessages = { en, hi }
