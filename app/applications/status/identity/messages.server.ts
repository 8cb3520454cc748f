import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const identityMessages = messagesByLanguage({
  label: ["Aadhaar number of the application", "आवेदन की आधार संख्या"],
  hint: [
    "All 12 digits. The code alone is not enough here: others may have seen it on paper.",
    "पूरे 12 अंक। यहाँ केवल कोड पर्याप्त नहीं है: काग़ज़ पर वह किसी और ने भी देखा हो सकता है।",
  ],
  errors: {
    missing: ["Enter the Aadhaar number", "आधार संख्या लिखें"],
    format: [
      "Check the Aadhaar number: it has 12 digits, and one of them is wrong or missing",
      "आधार संख्या जाँचें: इसमें 12 अंक होते हैं, और कोई अंक ग़लत है या छूट गया है",
    ],
    wrong: [
      "This is not the Aadhaar number of the application. Nothing was stored. After several wrong numbers you must wait, longer each time.",
      "यह इस आवेदन की आधार संख्या नहीं है। कुछ दर्ज नहीं हुआ। कई बार ग़लत लिखने पर हर बार कुछ अधिक देर रुकना होगा।",
    ],
    tooMany: [
      "Too many wrong numbers. Nothing was stored. Try again after {time}, or go to the admission counter with your Aadhaar card.",
      "बहुत बार ग़लत संख्या लिखी गई। कुछ दर्ज नहीं हुआ। {time} बजे के बाद फिर प्रयास करें, या आधार कार्ड लेकर प्रवेश काउंटर पर जाएँ।",
    ],
  },
})

export type IdentityMessages = (typeof identityMessages)["en"]
