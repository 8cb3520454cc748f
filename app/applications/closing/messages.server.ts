import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** Messages of the last two days to apply, and of the minutes of grace. Only these days' pages carry them. */
export const closingMessages = messagesByLanguage({
  today: ["today, {day}, at {time}", "आज, {day} को {time}"],
  on: ["on {day} at {time}", "{day} को {time}"],
  before: {
    applying: ["Applications close {when} (Indian time).", "आवेदन {when} (भारतीय समय) बन्द हो जाएँगे।"],
    fee: [
      "The time to apply without the additional fee of {fee} ends {when} (Indian time).",
      "{fee} के अतिरिक्त शुल्क के बिना आवेदन का समय {when} (भारतीय समय) समाप्त होगा।",
    ],
  },
  begun: [
    "Applications closed at {time}. You began in time: you can still send the form until {until} (Indian time).",
    "आवेदन {time} बन्द हो गए। आपने फ़ॉर्म समय रहते शुरू कर दिया था, इसलिए उसे {until} तक (भारतीय समय) भेज सकते हैं।",
  ],
  grace: [
    "Applications closed {when}. A form that was begun before can still be sent until {until} (Indian time); a form that is begun now is not accepted.",
    "आवेदन {when} बन्द हो गए। उससे पहले शुरू किया गया फ़ॉर्म {until} तक (भारतीय समय) भेजा जा सकता है; अब शुरू किया गया फ़ॉर्म स्वीकार नहीं होगा।",
  ],
  over: {
    applying: ["Applications closed {when}.", "आवेदन {when} बन्द हो गए।"],
    fee: [
      "The additional fee of {fee} has applied since {time}.",
      "{time} के बाद से {fee} का अतिरिक्त शुल्क लगता है।",
    ],
  },
  left: {
    hours: ["Time left: {hours} h {minutes} min.", "शेष समय: {hours} घंटे {minutes} मिनट।"],
    minutes: ["Time left: {minutes} min.", "शेष समय: {minutes} मिनट।"],
    less: ["Time left: less than a minute.", "शेष समय: एक मिनट से कम।"],
  },
})
