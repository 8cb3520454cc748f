import { messages as messagesEn } from "#domain/fields/messages/messages.en.ts"
import { messages as messagesHi } from "#domain/fields/messages/messages.hi.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const statusPageMessages = messagesByLanguage({
  title: ["Status of an application", "आवेदन की स्थिति"],
  home: ["Home", "मुख्य पृष्ठ"],
  trail: ["You are here", "आप यहाँ हैं"],
  lead: [
    "See where your application stands and what to do next.",
    "देखें कि आपका आवेदन कहाँ तक पहुँचा है और अब क्या करना है।",
  ],
  code: ["Admission code", "प्रवेश कोड"],
  codeHint: [
    "Twelve letters and digits, on the acknowledgment slip of your sheet or the STUDENT copy of the deposit slip, for example ABCD‑EFGH‑JKLM",
    "आवेदन-पत्र की प्राप्ति रसीद या जमा पर्ची की छात्र/छात्रा प्रति पर छपे बारह अक्षर और अंक, जैसे ABCD‑EFGH‑JKLM",
  ],
  dob: ["Date of birth", "जन्मतिथि"],
  dobHint: [
    "As in your application: day, month and year, for example 27‑03‑2007 or 27032007",
    "जैसी आवेदन में है: दिन, माह और वर्ष, जैसे 27‑03‑2007 या 27032007",
  ],
  submit: ["Show the status", "स्थिति देखें"],
  errors: {
    code: {
      missing: ["Enter the admission code", "प्रवेश कोड लिखें"],
      format: ["Enter all twelve letters and digits of the code", "कोड के सभी बारह अक्षर और अंक लिखें"],
    },
    contact: {
      missing: [
        "Enter the mobile number, the e-mail address or the application number",
        "मोबाइल नम्बर, ई-मेल पता या आवेदन संख्या लिखें",
      ],
      format: [
        "Enter a mobile number of ten digits, a whole e-mail address or the whole application number",
        "दस अंकों का मोबाइल नम्बर, पूरा ई-मेल पता या पूरी आवेदन संख्या लिखें",
      ],
    },
    dob: {
      missing: ["Enter the date of birth", "जन्मतिथि भरें"],
      format: [messagesEn["birth_date.format"] as string, messagesHi["birth_date.format"]],
    },
  },
  failures: {
    refused: [
      "No application has this code and this date of birth. Please check both.",
      "इस कोड और इस जन्मतिथि का कोई आवेदन नहीं है। कृपया दोनों जाँच लें।",
    ],
    "too many": [
      "Too many tries. Try again after {time}.",
      "बहुत बार प्रयास हुए। {time} बजे के बाद फिर प्रयास करें।",
    ],
    "too many requests": [
      "Too many requests from this connection. Try again in ten minutes.",
      "इस कनेक्शन से बहुत अनुरोध आए। दस मिनट बाद फिर प्रयास करें।",
    ],
    failed: [
      "No answer came. Check the connection and try again.",
      "इंटरनेट या सर्वर से सम्पर्क नहीं हुआ। इंटरनेट जाँचकर फिर प्रयास करें।",
    ],
  },
  asked: [
    "If there is an application with this number or address and this date of birth, its code is on the way to the contact given in it. This can take some minutes. The same code is sent once in four hours.",
    "यदि इस संख्या या पते और जन्मतिथि का कोई आवेदन है, तो उसका कोड उसमें दिए सम्पर्क पर भेजा जा रहा है। इसमें कुछ मिनट लग सकते हैं। एक ही कोड चार घंटे में एक बार भेजा जाता है।",
  ],
  summary: ["There is a problem", "कृपया ये बातें ठीक करें"],
  error: ["Error", "त्रुटि"],
  found: ["Application {number}", "आवेदन {number}"],
  course: ["Course", "पाठ्यक्रम"],
  session: ["Session", "सत्र"],
  since: ["Since", "इस स्थिति की तिथि"],
  says: ["The college writes", "महाविद्यालय ने लिखा है"],
  refusedClaims: [
    "Claims that the college could not accept",
    "दावे जो महाविद्यालय स्वीकार नहीं कर सका",
  ],
  refusedClaimsNext: [
    "Your application goes on without them. If you have the right certificate, bring it to the admission counter.",
    "आपके आवेदन पर इनके बिना आगे विचार होगा। यदि सही प्रमाण-पत्र है, तो उसे प्रवेश काउंटर पर लाएँ।",
  ],
  timeline: ["Steps so far and to come", "अब तक के और आगे के चरण"],
  states: {
    done: ["Done", "पूरा"],
    now: ["Now", "अभी"],
    ahead: ["To come", "आगे"],
  },
  steps: {
    fee_due: ["Pay the fee", "शुल्क जमा करना"],
    fee_received: ["Fee received", "शुल्क प्राप्त"],
    fee_exempt: ["No fee is due", "कोई शुल्क नहीं देना है"],
    check: ["Check by the college", "महाविद्यालय द्वारा जाँच"],
    decision: ["Decision on admission", "प्रवेश पर निर्णय"],
  },
  next: ["What to do now", "अब क्या करें"],
  actions: {
    inOrder: ["Your application is in order.", "आपका आवेदन सही पाया गया है।"],
    above: [
      "Whether you have a seat, and what to do, is said above at the merit list.",
      "सीट मिली या नहीं, और क्या करना है, यह ऊपर योग्यता सूची के भाग में लिखा है।",
    ],
    nothing: [
      "There is nothing you need to do now: please look here again in a few days.",
      "अभी आपको कुछ नहीं करना है: कुछ दिन बाद यहाँ फिर देखें।",
    ],
    bring: [
      "Print the admission sheet and bring it to the college with your original documents.",
      "प्रवेश आवेदन-पत्र छापें और मूल प्रमाण-पत्रों के साथ महाविद्यालय में लाएँ।",
    ],
    lists: [
      "The merit lists are planned for {days}. On this page you will see whether you have a seat.",
      "योग्यता सूचियाँ {days} के लिए नियोजित हैं। सीट मिली या नहीं, यह आप इसी पृष्ठ पर देखेंगे।",
    ],
    noFeeYet: [
      "You have no fee to pay now. If a merit list offers you a seat, this page says so, and the bank slip is then printed with your sheet.",
      "अभी कोई शुल्क नहीं देना है। योग्यता सूची में सीट मिलने पर इस पृष्ठ पर लिखा होगा, और तब बैंक की पर्ची आपके आवेदन-पत्र के साथ छपेगी।",
    ],
    paidEarly: [
      "The college has your fee, but you have no seat yet. Do not pay again. If a merit list offers you a seat, accept it here, and the fee counts for it; otherwise the college office decides about the fee or pays it back.",
      "आपका शुल्क महाविद्यालय को मिल गया है, पर आपको सीट अभी नहीं मिली है। दोबारा जमा न करें। योग्यता सूची में सीट मिलने पर उसे यहीं स्वीकार करें, यही शुल्क उसमें गिना जाएगा; सीट न मिलने पर महाविद्यालय कार्यालय शुल्क पर निर्णय लेगा या उसे वापस करेगा।",
    ],
    paidWithoutSeat: [
      "The college has your fee, but this application has no seat. The college office decides about the fee or pays it back: keep your copy of the slip.",
      "आपका शुल्क महाविद्यालय को मिल गया है, पर इस आवेदन की कोई सीट नहीं है। महाविद्यालय कार्यालय शुल्क पर निर्णय लेगा या उसे वापस करेगा: पर्ची की अपनी प्रति सँभालकर रखें।",
    ],
    acceptToo: [
      "A deposit at the bank alone does not accept the seat: accept it above on this page, too.",
      "केवल बैंक में जमा करने से सीट स्वीकार नहीं होती: ऊपर इसी पृष्ठ पर सीट भी स्वीकार करें।",
    ],
    feeUntil: ["The last day to pay is {day}.", "शुल्क जमा करने की अन्तिम तिथि {day} है।"],
    exempt: [
      "With a valid freeship card or a waiver of the college you pay nothing: show it at the admission counter first.",
      "मान्य फ़्रीशिप कार्ड या महाविद्यालय की छूट होने पर कुछ नहीं देना है: पहले उसे प्रवेश काउंटर पर दिखाएँ।",
    ],
    fee: [
      "The college has not recorded your fee yet. If you have not paid it, deposit it at the bank with the slip of your sheet. If you have, this can take a few days: keep your copy of the slip.",
      "महाविद्यालय में आपका शुल्क अभी दर्ज नहीं हुआ है। यदि जमा नहीं किया है, तो आवेदन-पत्र की पर्ची से बैंक में जमा करें। यदि जमा कर दिया है, तो दर्ज होने में कुछ दिन लग सकते हैं: पर्ची की अपनी प्रति सँभालकर रखें।",
    ],
  },
  sheet: ["Open the admission sheet", "प्रवेश आवेदन-पत्र खोलें"],
  stored: ["Continue a form from another device", "दूसरे फ़ोन या कम्प्यूटर से फ़ॉर्म आगे भरें"],
  help: [
    "You have lost the code? The admission counter finds your application by your name and mobile number.",
    "कोड खो गया? प्रवेश काउंटर आपके नाम और मोबाइल नम्बर से आपका आवेदन ढूँढ लेगा।",
  ],
})

export type StatusPageMessages = (typeof statusPageMessages)["en"]
