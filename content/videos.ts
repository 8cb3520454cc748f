import type { Sample } from "#domain/content/collections.ts"

export const videos = {
  "campus-walk": {
    title: { en: "A Walk through the Campus", hi: "परिसर की एक सैर" },
    source: { file: "campus-walk" },
    picture: {
      file: "videos/campus-walk",
      alt: {
        en: "Students and a teacher on the path before the college building.",
        hi: "महाविद्यालय भवन के सामने के रास्ते पर विद्यार्थी और एक शिक्षक।",
      },
    },
    description: {
      en: "Six seconds, drawn, without sound. Two women students and a man walk along the path before the college building in the morning sun; an older teacher comes the other way and passes them.",
      hi: "छह सेकंड का बना हुआ चित्र-वीडियो, बिना ध्वनि के। सुबह की धूप में महाविद्यालय भवन के सामने के रास्ते पर दो छात्राएँ और एक छात्र चल रहे हैं; सामने से एक वरिष्ठ शिक्षक आते हैं और उनके पास से निकल जाते हैं।",
    },
  },
  "morning-assembly": {
    title: { en: "Morning Assembly", hi: "प्रातःकालीन सभा" },
    source: { file: "morning-assembly" },
    picture: {
      file: "videos/morning-assembly",
      alt: {
        en: "Students in a row before the college building and the national flag.",
        hi: "महाविद्यालय भवन और राष्ट्रध्वज के सामने पंक्ति में खड़े विद्यार्थी।",
      },
    },
    description: {
      en: "Six seconds, drawn, without sound. Students stand in a row before the college building, facing the Principal and a teacher; the national flag waves on its staff and a cadet salutes it.",
      hi: "छह सेकंड का बना हुआ चित्र-वीडियो, बिना ध्वनि के। महाविद्यालय भवन के सामने विद्यार्थी प्राचार्य और एक शिक्षिका की ओर मुख किए पंक्ति में खड़े हैं; ध्वज-दंड पर राष्ट्रध्वज लहरा रहा है और एक कैडेट उसे सलामी दे रहा है।",
    },
  },
  "science-fair": {
    title: { en: "Science Fair", hi: "विज्ञान मेला" },
    source: { file: "science-fair" },
    picture: {
      file: "videos/science-fair",
      alt: {
        en: "Students with models of a volcano, a windmill and a robot on three tables.",
        hi: "तीन मेज़ों पर ज्वालामुखी, पवनचक्की और रोबोट के मॉडल दिखाते विद्यार्थी।",
      },
    },
    description: {
      en: "Six seconds, drawn, without sound. At a decorated hall's three tables students show a smoking volcano, a turning windmill beside a small house, and a robot; a woman and a man go from table to table and stop to ask.",
      hi: "छह सेकंड का बना हुआ चित्र-वीडियो, बिना ध्वनि के। सजे हुए कक्ष की तीन मेज़ों पर विद्यार्थियों के मॉडल हैं: धुआँ छोड़ता ज्वालामुखी, छोटे घर के पास घूमती पवनचक्की और एक रोबोट। एक महिला और एक पुरुष मेज़-मेज़ घूमते हैं और रुककर पूछते हैं।",
    },
  },
} satisfies Sample<"videos">
