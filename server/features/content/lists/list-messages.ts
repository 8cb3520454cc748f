import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** What the lists in long texts say beside their items. */
export const listMessages = messagesByLanguage({
  album: ["All photos: {title} ({count})", "सभी फ़ोटो: {title} ({count})"],
  phone: ["Phone", "फ़ोन"],
  email: ["E-mail", "ई-मेल"],
  more: {
    notices: ["All notices", "सभी सूचनाएँ"],
    category: ["All notices: {name}", "सभी सूचनाएँ: {name}"],
  },
  none: {
    people: ["Names will be published here.", "नाम यहाँ प्रकाशित किए जाएँगे।"],
    documents: ["No document is published here yet.", "यहाँ अभी कोई दस्तावेज़ प्रकाशित नहीं हुआ है।"],
    notices: ["There is no such notice at present.", "इस समय ऐसी कोई सूचना नहीं है।"],
  },
  inOther: ["in Hindi", "अंग्रेज़ी में"],
})
