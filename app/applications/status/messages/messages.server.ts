import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** The texts of the status page about messages to the applicant, and about a forgotten code. */
export const noticeFormMessages = messagesByLanguage({
  stop: {
    title: ["Messages from the college", "महाविद्यालय के सन्देश"],
    what: [
      "The college sends messages about this application to the mobile number and e-mail address given in it. You can stop them. What happens with the application stays on this page.",
      "महाविद्यालय इस आवेदन के बारे में उसमें दिए मोबाइल नम्बर और ई-मेल पते पर सन्देश भेजता है। आप इन्हें बन्द कर सकते हैं। आवेदन का हाल इस पृष्ठ पर दिखता रहेगा।",
    ],
    stopped: [
      "You have stopped messages about this application. Look at this page for news.",
      "आपने इस आवेदन के सन्देश बन्द किए हैं। नई जानकारी के लिए यह पृष्ठ देखते रहें।",
    ],
    stop: ["Stop messages", "सन्देश बन्द करें"],
    start: ["Send messages again", "सन्देश फिर भेजें"],
    doneStopped: ["Messages are stopped.", "सन्देश बन्द कर दिए गए।"],
    doneStarted: ["Messages are sent again.", "सन्देश फिर भेजे जाएँगे।"],
  },
  forgotten: {
    title: ["Forgotten the code?", "कोड भूल गए?"],
    what: [
      "The code is sent to the mobile number and e-mail address given in the application, and nowhere else. If these have changed, go to the admission counter.",
      "कोड केवल आवेदन में दिए मोबाइल नम्बर और ई-मेल पते पर भेजा जाता है, और कहीं नहीं। वे बदल गए हों, तो प्रवेश काउंटर पर जाएँ।",
    ],
    contact: [
      "Mobile number, e-mail address or application number",
      "मोबाइल नम्बर, ई-मेल पता या आवेदन संख्या",
    ],
    contactHint: ["As in your application", "जो आपके आवेदन में है"],
    dob: ["Date of birth", "जन्मतिथि"],
    submit: ["Send me the code", "मुझे कोड भेजें"],
  },
})
