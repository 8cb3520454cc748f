import type { Language } from "#domain/content/text.ts"

const en = {
  print: "Print",
  printHint: "To print, use your browser's Print command.",
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  console: "To the staff console",
  how: "What is printed here is chosen in the staff console: tick some of a list, or filter it, and press its button for printing.",
  notPrinted: {
    another_site: "This did not come from the staff console. Please print from there.",
    not_signed_in:
      "You are not signed in, or no longer. Sign in to the staff console and print again.",
    not_allowed: "Your role does not allow this.",
    too_many:
      "At most 1,000 can be ticked at once. Tick fewer, or filter the list and print what it shows.",
    nothing_chosen: "Nothing was chosen for printing. Go back to the list and choose again.",
  },
}

const hi: typeof en = {
  print: "छापें",
  printHint: "छापने के लिए अपने ब्राउज़र का प्रिंट आदेश चुनें।",
  pages: "पृष्ठ",
  previous: "पिछला पृष्ठ",
  next: "अगला पृष्ठ",
  console: "कर्मचारी कंसोल पर जाएँ",
  how: "यहाँ क्या छपेगा, यह कर्मचारी कंसोल में चुना जाता है: सूची में कुछ पर निशान लगाएँ या सूची को छाँटें, फिर उसका छापने का बटन दबाएँ।",
  notPrinted: {
    another_site: "यह अनुरोध कर्मचारी कंसोल से नहीं आया। कृपया वहीं से छापें।",
    not_signed_in:
      "आप साइन इन नहीं हैं, या आपका सत्र समाप्त हो गया है। कर्मचारी कंसोल में साइन इन करके फिर छापें।",
    not_allowed: "आपकी भूमिका में इसकी अनुमति नहीं है।",
    too_many:
      "एक बार में अधिकतम 1,000 पर निशान लगाए जा सकते हैं। कम पर निशान लगाएँ, या सूची को छाँटकर जो दिखे उसे छापें।",
    nothing_chosen: "छापने के लिए कुछ चुना नहीं गया। सूची पर लौटकर फिर चुनें।",
  },
}

/** Messages around printed pages, in one language. */
export const printMessages = (language: Language) => ({ en, hi })[language]
export type PrintMessages = typeof en
