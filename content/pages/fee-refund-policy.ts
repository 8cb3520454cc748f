import type { ItemOf } from "#domain/content/collections.ts"

/** The refund rules are binding (specification 3.5). */
export const feeRefundPolicy: ItemOf<"pages"> = {
  title: { en: "Fee Refund Policy", hi: "शुल्क वापसी नीति" },
  path: "/fee-refund-policy",
  excerpt: {
    en: "How much of the fee comes back when you withdraw, by when, and how to ask for it.",
    hi: "प्रवेश वापस लेने पर कितना शुल्क लौटता है, कब तक लौटता है और कैसे माँगें।",
  },
  body: {
    en: `If you have paid the admission fee and then withdraw, part or all of it comes back to you. How much depends on how soon you tell us.

## How much is refunded

Days are counted from the date of admission to the day the office receives your application.

| You withdraw | You get back |
| --- | --- |
| within 15 days | 100% of the fee paid, less the processing fee |
| from the 16th to the 30th day | 50% of the fee paid |
| after 30 days | nothing |
| the college cancels the course | the full fee |

- The processing fee is at most 500 rupees.
- The refund is paid within 30 working days.
- When the college itself cancels a course, nothing is deducted.

## How to apply

1. Write an application to the Principal with your name, admission code, course, the date of withdrawal and the reason. Plain paper is enough, in Hindi or in English.
2. Attach a copy of the fee receipt (the STUDENT copy of the bank slip) and a copy of the first page of your passbook.
3. Hand in the application and your identity card, if you have received one, at the office counter, and ask for a dated receipt. That date counts.
4. The money goes to the bank account you gave in the admission form. If that account is closed, say so in the application and name another in your own name.

No charge is made for the application, and no agent is needed.

## If you do not agree

If the refund is late, or you think the amount is wrong, write to the [Student Grievance Redressal Committee](/student-grievance). Your original certificates are returned to you when you withdraw; the college does not keep them back for money.
`,
    hi: `यदि आपने प्रवेश शुल्क जमा किया है और फिर प्रवेश वापस लेते हैं, तो शुल्क का कुछ भाग या पूरा शुल्क आपको लौटाया जाता है। कितना, यह इस पर निर्भर है कि आपने कितनी जल्दी सूचना दी।

## कितना शुल्क वापस मिलेगा

दिन प्रवेश की तिथि से उस दिन तक गिने जाते हैं जिस दिन कार्यालय को आपका प्रार्थना-पत्र मिलता है।

| आप प्रवेश वापस लेते हैं | आपको वापस मिलेगा |
| --- | --- |
| 15 दिन के भीतर | जमा शुल्क का 100%, प्रसंस्करण शुल्क काटकर |
| 16वें से 30वें दिन तक | जमा शुल्क का 50% |
| 30 दिन के बाद | कुछ नहीं |
| महाविद्यालय पाठ्यक्रम निरस्त कर दे | पूरा शुल्क |

- प्रसंस्करण शुल्क अधिकतम 500 रुपये है।
- धनराशि 30 कार्यदिवसों के भीतर लौटाई जाती है।
- महाविद्यालय स्वयं कोई पाठ्यक्रम निरस्त करे तो कोई कटौती नहीं होती।

## आवेदन कैसे करें

1. प्राचार्य को प्रार्थना-पत्र लिखें: अपना नाम, प्रवेश कोड, पाठ्यक्रम, प्रवेश वापस लेने की तिथि और कारण। सादा काग़ज़ पर्याप्त है; हिन्दी या अंग्रेज़ी, किसी में भी लिखें।
2. शुल्क रसीद (बैंक पर्ची की STUDENT प्रति) और पासबुक के पहले पृष्ठ की छायाप्रति लगाएँ।
3. प्रार्थना-पत्र, और पहचान-पत्र मिल चुका हो तो वह भी, कार्यालय के काउंटर पर जमा करें और तिथि लिखी हुई पावती लें। वही तिथि मानी जाएगी।
4. धनराशि उसी बैंक खाते में आती है जो आपने प्रवेश फ़ॉर्म में लिखा था। वह खाता बन्द हो गया हो तो प्रार्थना-पत्र में यह बताकर अपने ही नाम का दूसरा खाता लिखें।

इस प्रार्थना-पत्र का कोई शुल्क नहीं है, और किसी बिचौलिए की आवश्यकता नहीं है।

## यदि आप सहमत न हों

धनराशि समय पर न मिले या आपको लगे कि राशि ग़लत है, तो [विद्यार्थी शिकायत निवारण समिति](/student-grievance) को लिखें। प्रवेश वापस लेने पर आपके मूल प्रमाण-पत्र लौटा दिए जाते हैं; पैसे के लिए उन्हें रोका नहीं जाता।
`,
  },
}
