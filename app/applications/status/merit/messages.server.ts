import type { Language } from "#domain/content/text.ts"

import { objectionMessages } from "./objection-messages.server.ts"

const en = {
  title: "Merit list {number} of {day}",
  withdrawn: "List {number} was withdrawn on {day}. Wait for the new list.",
  next: "What to do about this list",
  preparing:
    "The college is making the next list, so you cannot answer here now. Go to the admission counter, or look here again soon.",
  lastDate: "Last day to accept",
  listCode: "Your code in the list's file",
  publicList: "Open the public list",
  answered: "Your answer",
  receipt: "Receipt number",
  states: { accepted: "accepted", declined: "declined", absent: "did not come" },
  at: "{state}, {day}, {time}",
  sum: "Your index as a sum",
  sumLabel: "Part",
  sumPoints: "Points",
  lists: "Your place in each list",
  list: "{list} ({seats} seats)",
  earlier: "Earlier lists",
  print: "Print",
  accept: "Accept the seat",
  decline: "Decline the seat",
  confirm: {
    accepted: {
      question: "Do you accept {seat}?",
      follows: [
        "The seat is kept for you in all later lists. If a better seat becomes free for you, a later list gives it to you by itself.",
        "You then complete the admission at the college, with the admission sheet and your original documents.",
        "You cannot change this answer here. Only the admission counter can.",
      ],
      yes: "Yes, I accept the seat",
    },
    declined: {
      question: "Do you decline {seat}?",
      follows: [
        "The college gives the seat to the next person. Later lists go on without you.",
        "You cannot take it back here. Only the admission counter can, as long as the next list has not been made.",
      ],
      yes: "Yes, I decline the seat",
    },
  },
  back: "No, go back without an answer",
  facts: {
    code: "Admission code",
    course: "Course",
    session: "Session",
    seat: "Seat",
  },
  receiptTitle: { accepted: "Receipt: seat accepted", declined: "Receipt: seat declined" },
  keep: "Print this page or write down the number. You can see it here again with your code and date of birth.",
  refusals: {
    changed:
      "Nothing was stored: this list has changed since you opened the page. Read below what stands now.",
    no_offer: "Nothing was stored: there is no offer for you in this list.",
    late: "Nothing was stored: the last day to accept has passed. Go to the admission counter at once.",
    answered:
      "Nothing was stored: another answer stands already ({state}). To change it, go to the admission counter before the next list is made.",
  },
  objections: objectionMessages.en,
}

const hi: typeof en = {
  title: "योग्यता सूची {number}, {day}",
  withdrawn: "सूची {number} {day} को वापस ली गई। नई सूची की प्रतीक्षा करें।",
  next: "इस सूची पर आपको क्या करना है",
  preparing:
    "महाविद्यालय अगली सूची बना रहा है, इसलिए अभी यहाँ उत्तर नहीं दे सकते। प्रवेश काउंटर पर जाएँ, या कुछ समय बाद यहाँ फिर देखें।",
  lastDate: "स्वीकार करने की अन्तिम तिथि",
  listCode: "सूची की फ़ाइल में आपका कोड",
  publicList: "सार्वजनिक सूची खोलें",
  answered: "आपका उत्तर",
  receipt: "रसीद संख्या",
  states: { accepted: "सीट स्वीकार की", declined: "सीट छोड़ी", absent: "नहीं आए" },
  at: "{state}, {day}, {time}",
  sum: "आपके योग्यता सूचकांक का जोड़",
  sumLabel: "भाग",
  sumPoints: "अंक",
  lists: "हर सूची में आपका स्थान",
  list: "{list} ({seats} सीटें)",
  earlier: "पिछली सूचियाँ",
  print: "छापें",
  accept: "सीट स्वीकार करें",
  decline: "सीट छोड़ें",
  confirm: {
    accepted: {
      question: "क्या आप {seat} स्वीकार करते हैं?",
      follows: [
        "यह सीट आगे की सभी सूचियों में आपके लिए सुरक्षित रहेगी। यदि आपके लिए कोई बेहतर सीट ख़ाली होगी, तो वह आगे की सूची में अपने आप मिल जाएगी।",
        "इसके बाद प्रवेश आवेदन-पत्र और मूल प्रमाण-पत्र लेकर महाविद्यालय में प्रवेश पूरा करें।",
        "यह उत्तर आप यहाँ नहीं बदल सकते। केवल प्रवेश काउंटर पर बदला जा सकता है।",
      ],
      yes: "हाँ, सीट स्वीकार है",
    },
    declined: {
      question: "क्या आप {seat} छोड़ते हैं?",
      follows: [
        "महाविद्यालय यह सीट अगले आवेदक को देगा। आगे की सूचियों में आपका नाम नहीं होगा।",
        "आप इसे यहाँ वापस नहीं ले सकते। अगली सूची बनने से पहले केवल प्रवेश काउंटर पर वापस लिया जा सकता है।",
      ],
      yes: "हाँ, सीट छोड़नी है",
    },
  },
  back: "नहीं, बिना उत्तर दिए लौटें",
  facts: {
    code: "प्रवेश कोड",
    course: "पाठ्यक्रम",
    session: "सत्र",
    seat: "सीट",
  },
  receiptTitle: { accepted: "रसीद: सीट स्वीकार की गई", declined: "रसीद: सीट छोड़ी गई" },
  keep: "यह पृष्ठ छाप लें या संख्या लिख लें। अपने कोड और जन्मतिथि से आप इसे यहाँ फिर देख सकते हैं।",
  refusals: {
    changed: "कुछ दर्ज नहीं हुआ: आपके पृष्ठ खोलने के बाद यह सूची बदल गई है। अब की स्थिति नीचे पढ़ें।",
    no_offer: "कुछ दर्ज नहीं हुआ: इस सूची में आपको कोई सीट नहीं मिली है।",
    late: "कुछ दर्ज नहीं हुआ: स्वीकार करने की अन्तिम तिथि बीत चुकी है। तुरन्त प्रवेश काउंटर पर जाएँ।",
    answered:
      "कुछ दर्ज नहीं हुआ: पहले से दूसरा उत्तर दर्ज है ({state})। उसे बदलने के लिए अगली सूची बनने से पहले प्रवेश काउंटर पर जाएँ।",
  },
  objections: objectionMessages.hi,
}

const catalogues = { en, hi }

/** Messages of merit lists on the status page, in one language. */
export const meritStatusMessages = (language: Language) => catalogues[language]
export type MeritMessages = typeof en
