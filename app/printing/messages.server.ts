import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const printMessages = messagesByLanguage({
  print: ["Print", "छापें"],
  printHint: [
    "To print, use your browser's Print command.",
    "छापने के लिए अपने ब्राउज़र का प्रिंट आदेश चुनें।",
  ],
  pages: ["Pages", "पृष्ठ"],
  previous: ["Previous page", "पिछला पृष्ठ"],
  next: ["Next page", "अगला पृष्ठ"],
  console: ["To the staff console", "कर्मचारी कंसोल पर जाएँ"],
  how: [
    "What is printed here is chosen in the staff console: tick some of a list, or filter it, and press its button for printing.",
    "यहाँ क्या छपेगा, यह कर्मचारी कंसोल में चुना जाता है: सूची में कुछ पर निशान लगाएँ या सूची को छाँटें, फिर उसका छापने का बटन दबाएँ।",
  ],
  notPrinted: {
    another_site: [
      "This did not come from the staff console. Please print from there.",
      "यह अनुरोध कर्मचारी कंसोल से नहीं आया। कृपया वहीं से छापें।",
    ],
    not_signed_in: [
      "You are not signed in, or no longer. Sign in to the staff console and print again.",
      "आप साइन इन नहीं हैं, या आपका सत्र समाप्त हो गया है। कर्मचारी कंसोल में साइन इन करके फिर छापें।",
    ],
    not_allowed: ["Your role does not allow this.", "आपकी भूमिका में इसकी अनुमति नहीं है।"],
    too_many: [
      "At most 1,000 can be ticked at once. Tick fewer, or filter the list and print what it shows.",
      "एक बार में अधिकतम 1,000 पर निशान लगाए जा सकते हैं। कम पर निशान लगाएँ, या सूची को छाँटकर जो दिखे उसे छापें।",
    ],
    nothing_chosen: [
      "Nothing was chosen for printing. Go back to the list and choose again.",
      "छापने के लिए कुछ चुना नहीं गया। सूची पर लौटकर फिर चुनें।",
    ],
  },
})

export type PrintMessages = (typeof printMessages)["en"]
