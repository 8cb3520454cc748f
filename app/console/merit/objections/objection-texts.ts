import type { Catalogue } from "../../messages/catalogue.ts"

/** Texts of objections to merit lists. */
export const objectionTexts = {
  objections: ["Objections of applicants", "आवेदकों की आपत्तियाँ"],
  noObjections: ["Nobody has objected.", "किसी ने आपत्ति नहीं की है।"],
  objectionHint: [
    "If an objection is right, correct the record or check the claim first. The next list uses what the record says then.",
    "यदि आपत्ति सही है, तो पहले अभिलेख सुधारें या दावा जाँचें। अगली सूची उसी से बनेगी।",
  ],
  objectionTo: ["List %{number}, %{at}: %{topic}", "सूची %{number}, %{at}: %{topic}"],
  theIndex: ["the index", "योग्यता सूचकांक"],
  openRecord: ["Open the record", "अभिलेख खोलें"],
  verdict: ["Decision", "निर्णय"],
  verdicts: {
    upheld: ["Upheld", "स्वीकार"],
    rejected: ["Rejected", "अस्वीकार"],
  },
  sentence: ["Insert a sentence", "वाक्य जोड़ें"],
  answerText: ["Answer to the applicant", "आवेदक को उत्तर"],
  sendAnswer: ["Answer the objection", "आपत्ति का उत्तर दें"],
  objectionAnswered: ["The objection is answered.", "आपत्ति का उत्तर दिया गया।"],
  answeredBy: ["%{verdict} on %{at} by %{by}", "%{verdict}, %{at}, %{by}"],
} satisfies Catalogue
