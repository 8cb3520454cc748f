const en = {
  title: "Facilities",
  lead: "What the campus offers besides lectures, and how to make use of it.",
  more: "Read More",
  less: "Read Less",
}

const hi: typeof en = {
  title: "सुविधाएँ",
  lead: "कक्षाओं के अतिरिक्त परिसर में क्या-क्या मिलता है, और उसका लाभ कैसे लें।",
  more: "और पढ़ें",
  less: "कम पढ़ें",
}

export const facilitiesMessages = { en, hi }
