import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const facilitiesMessages = messagesByLanguage({
  title: ["Facilities", "सुविधाएँ"],
  lead: [
    "What the campus offers besides lectures, and how to make use of it.",
    "कक्षाओं के अतिरिक्त परिसर में क्या-क्या मिलता है, और उसका लाभ कैसे लें।",
  ],
  more: ["Read More", "और पढ़ें"],
  less: ["Read Less", "कम पढ़ें"],
})
