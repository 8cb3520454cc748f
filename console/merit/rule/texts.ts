import { textsHook } from "../../kit/text/use-language.ts"
import { exampleTexts, settingErrorTexts, settingTexts, sourceTexts } from "./setting-texts.ts"

/** Returns the text of a key of the rule editor, in the console's language. Loaded with the editor. */
export const useRuleTexts = textsHook({
  settings: settingTexts,
  errors: settingErrorTexts,
  sources: sourceTexts,
  sections: {
    basis: ["Index: the mean", "सूचकांक: औसत"],
    weightage: ["Weightage", "भारांक"],
    deductions: ["Deductions", "कटौती"],
    eligibility: ["Who is ranked", "सूची में कौन आता है"],
    seats: ["Seats", "सीटें"],
    traits: ["Guaranteed seats", "सुनिश्चित सीटें"],
    unfilled: ["Seats that stay empty", "जो सीटें रिक्त रहें"],
    ties: ["Equal marks", "समान अंक"],
  },
  hints: {
    basis: [
      "The weighted mean of these percentages. Leave empty what does not count. The form has the first two; staff enter the others.",
      "इन प्रतिशतों का भारित औसत। जो नहीं गिना जाता, उसे ख़ाली छोड़ें। पहले दो फ़ॉर्म में हैं; शेष कर्मचारी दर्ज करते हैं।",
    ],
    weightage: [
      "Points are added to the mean for claims that the college verified.",
      "महाविद्यालय द्वारा सत्यापित दावों के अंक औसत में जुड़ते हैं।",
    ],
    deductions: [
      "Points are taken off, or a percentage of the mean.",
      "अंक घटाए जाते हैं, या औसत का कुछ प्रतिशत।",
    ],
    losses: [
      "The whole loss after one gap year, after two, and so on, separated by commas. Further years cost no more.",
      "एक, दो, … अन्तराल वर्ष के बाद कुल कटौती, अल्पविराम से अलग। आगे के वर्षों में और कटौती नहीं होती।",
    ],
    boards: [
      "As applicants write them, also in Hindi. Case and full stops do not matter.",
      "जैसे आवेदक लिखते हैं, हिन्दी में भी। छोटे-बड़े अक्षर और बिन्दु से अन्तर नहीं पड़ता।",
    ],
    eligibility: [
      "Others are not ranked, and read the reason with its numbers.",
      "अन्य सूची में नहीं आते; उन्हें कारण संख्याओं सहित बताया जाता है।",
    ],
    subjects: [
      "Separate other spellings or choices by a slash: Physics / भौतिक विज्ञान",
      "अन्य वर्तनी या विकल्प तिरछी रेखा से अलग करें: Physics / भौतिक विज्ञान",
    ],
    seats: [
      "The open seats are what the categories leave. Everybody competes for them.",
      "वर्गों के बाद बची सीटें अनारक्षित होती हैं। उन पर सभी का अधिकार है।",
    ],
    traits: [
      "At least so many seats go to holders, if there are enough. One person fills one guarantee.",
      "पर्याप्त पात्र हों तो कम से कम इतनी सीटें उन्हें मिलती हैं। एक व्यक्ति एक ही सुनिश्चित सीट भरता है।",
    ],
    unfilled: [
      "A guarantee without enough holders goes by rank at once. A seat of a category without enough members moves only as said here, from top to bottom.",
      "पर्याप्त पात्र न होने पर सुनिश्चित सीट तुरन्त क्रम से दी जाती है। वर्ग में पर्याप्त सदस्य न होने पर सीट केवल यहाँ लिखे क्रम से, ऊपर से नीचे, जाती है।",
    ],
    ties: [
      "The first that differs decides. At last a number computed from the admission code, which nobody can influence.",
      "जो पहले भिन्न हो, वही निर्णय करता है। अन्त में प्रवेश कोड से निकली संख्या, जिसे कोई प्रभावित नहीं कर सकता।",
    ],
  },
  formula: ["Index = {mean} + weightage − deductions", "सूचकांक = {mean} + भारांक − कटौती"],
  ranked: {
    verified: ["only applications that the college verified", "केवल सत्यापित आवेदनों को"],
    all: ["all, with the marks as declared", "सभी को, घोषित अंकों के आधार पर"],
  },
  units: {
    points: ["points", "अंक"],
    percent: ["percent of the mean", "औसत का प्रतिशत"],
  },
  unit: ["{name}: the loss is in", "{name}: कटौती का रूप"],
  gap_years: ["Gap years", "अन्तराल वर्ष"],
  other_board: ["Another board", "अन्य बोर्ड"],
  loss: ["{name}: the loss", "{name}: कटौती"],
  divide: ["Weightage does not change the division", "भारांक से श्रेणी नहीं बदलती"],
  seatsBy: {
    label: ["The seats are given as", "सीटें इस रूप में"],
    percent: ["a total with a percentage for each category", "कुल संख्या और हर वर्ग का प्रतिशत"],
    counts: ["a number for each category", "हर वर्ग की संख्या"],
  },
  rounding: {
    largest_remainder: ["one seat each to the largest remainders", "सबसे बड़े शेषफलों को एक-एक सीट"],
    floor: ["all to the open seats", "सब अनारक्षित सीटों में"],
  },
  guaranteeRounding: {
    floor: ["are dropped", "छोड़ दिए जाते हैं"],
    nearest: ["of a half or more count as a seat", "आधा या अधिक हो तो एक सीट"],
    ceiling: ["always count as a seat", "सदा एक सीट गिने जाते हैं"],
  },
  comesTo: {
    overall: ["{count} seats in all", "कुल {count} सीटें"],
    compartments: ["{count} seats in all: {list}", "कुल {count} सीटें: {list}"],
  },
  modes: {
    compartment: ["as a percentage within each category", "हर वर्ग के भीतर प्रतिशत में"],
    overall: ["as a percentage over all seats", "कुल सीटों पर प्रतिशत में"],
    counts: ["as a number for each category", "हर वर्ग के लिए संख्या"],
    overall_counts: [
      "as numbers that count together over all seats",
      "संख्याओं में, जो कुल सीटों पर मिलाकर गिनी जाती हैं",
    ],
  },
  mode: ["{name}: counted", "{name}: गणना"],
  ties: {
    index: ["Index", "सूचकांक"],
    intermediate: ["Class 12", "कक्षा 12"],
    highschool: ["Class 10", "कक्षा 10"],
    older: ["Earlier birth date", "पहले की जन्मतिथि"],
    hash: ["Number computed from the code", "कोड से निकली संख्या"],
  },
  add: {
    claim: ["Add a claim", "दावा जोड़ें"],
    trait: ["Add a trait", "क्षैतिज वर्ग जोड़ें"],
    pool: ["Add seats with a list of their own, such as Sports", "अलग सूची वाली सीटें जोड़ें, जैसे खेलकूद"],
    conversion: ["Add a step", "चरण जोड़ें"],
    tie: ["Add", "जोड़ें"],
    button: ["Add", "जोड़ें"],
  },
  from: ["From", "किस वर्ग से"],
  to: ["To", "किस वर्ग में"],
  up: ["Move up: {name}", "ऊपर ले जाएँ: {name}"],
  down: ["Move down: {name}", "नीचे ले जाएँ: {name}"],
  remove: ["Remove: {name}", "हटाएँ: {name}"],
  table: {
    title: ["Seats that follow", "इससे बनी सीटें"],
    compartment: ["Seats", "सीटें"],
    share: ["Share", "भाग"],
    seats: ["Number", "संख्या"],
    guaranteed: ["Guaranteed", "सुनिश्चित"],
    overall: ["Over all seats: {list}.", "कुल सीटों पर: {list}।"],
    limits: ["{name}: at most {most} compete.", "{name}: अधिकतम {most} प्रतिस्पर्धा में।"],
  },
  example: exampleTexts,
  versions: {
    changes: ["What changed from version {version}", "संस्करण {version} से क्या बदला"],
    unsaved: ["Changes that are not saved", "बदलाव जो सहेजे नहीं गए"],
    none: ["Nothing but the text", "केवल पाठ"],
    setting: ["Setting", "विषय"],
    before: ["Before", "पहले"],
    after: ["Now", "अब"],
    yes: ["yes", "हाँ"],
    no: ["no", "नहीं"],
  },
  correct: [
    "One setting needs a correction. |||| {count} settings need a correction.",
    "एक जगह सुधार चाहिए। |||| {count} जगह सुधार चाहिए।",
  ],
  newVersion: [
    "Version {version} is signed. A change makes version {next}, with a reason, which is signed again.",
    "संस्करण {version} पर हस्ताक्षर हो चुके हैं। बदलाव से संस्करण {next} बनेगा, कारण सहित, और उस पर फिर हस्ताक्षर होंगे।",
  ],
  discard: ["Discard these changes", "ये बदलाव छोड़ें"],
})
