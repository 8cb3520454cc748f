import { defineMessages } from "#domain/messages/define-messages.ts"

export const floodMessages = defineMessages({
  console: {
    floods: {
      title: ["Floods", "आवेदनों की बाढ़"],
      hint: [
        "Groups of ten or more online applications of this session that have something in common. A group is not proof: a school, a cyber café or a phone company may have one address for many people. Look at the names and the list before you remove anything.",
        "इस सत्र के दस या अधिक ऑनलाइन आवेदनों के समूह, जिनमें कुछ एक-सा है। समूह कोई प्रमाण नहीं है: किसी विद्यालय, साइबर कैफ़े या फ़ोन कम्पनी के एक ही पते से बहुत लोग आवेदन कर सकते हैं। कुछ भी हटाने से पहले नाम और सूची देख लें।",
      ],
      origins: [
        "The origin is known of {known} of {all} online applications. If nearly all are in one group, the server does not see the visitors' addresses: tell the administrator of the server that the proxy is missing in its settings.",
        "{all} में से {known} ऑनलाइन आवेदनों का स्रोत ज्ञात है। यदि लगभग सभी एक ही समूह में हों, तो सर्वर को आवेदकों के पते नहीं दिख रहे: सर्वर सँभालने वाले को बताएँ कि उसकी सेटिंग में प्रॉक्सी दर्ज नहीं है।",
      ],
      days: ["Received", "कब मिले"],
      since: {
        "1": ["in the last 24 hours", "पिछले 24 घंटों में"],
        "3": ["in the last 3 days", "पिछले 3 दिनों में"],
        "14": ["in the last 14 days", "पिछले 14 दिनों में"],
        "0": ["in the whole session", "पूरे सत्र में"],
      },
      none: ["No ten applications have anything in common.", "ऐसे दस आवेदन नहीं हैं जिनमें कुछ एक-सा हो।"],
      kinds: {
        address: ["One address ({label})", "एक पता ({label})"],
        network: ["One network ({label})", "एक नेटवर्क ({label})"],
        image: ["The same photo ({label})", "एक ही फ़ोटो ({label})"],
        mobile: ["The same mobile number ({label})", "एक ही मोबाइल नम्बर ({label})"],
      },
      count: ["{count} application |||| {count} applications", "{count} आवेदन |||| {count} आवेदन"],
      untouched: ["{number} not opened by staff", "{number} को कर्मचारियों ने नहीं खोला है"],
      between: ["first {first}, last {last}", "पहला {first}, अन्तिम {last}"],
      names: ["Names: {names}", "नाम: {names}"],
      kept: [
        "{count} application is left out of the removal: |||| {count} applications are left out of the removal:",
        "{count} आवेदन नहीं हटेगा: |||| {count} आवेदन नहीं हटेंगे:",
      ],
      more: ["and {number} more, in the list", "और {number}, सूची में"],
      holds: {
        admitted: ["admitted", "प्रवेश हुआ"],
        fee: ["fee received or exempt", "शुल्क प्राप्त या उससे छूट"],
        query: ["a query is open", "पूछताछ लम्बित"],
        offer: ["in a merit list", "योग्यता सूची में"],
        objection: ["an objection", "आपत्ति"],
        checked: ["staff check or have checked it", "कर्मचारियों की जाँच में या जाँचा हुआ"],
      },
      list: ["Download the list", "सूची डाउनलोड करें"],
      remove: ["Remove", "हटाएँ"],
      removeTitle: [
        "Remove {count} application? |||| Remove {count} applications?",
        "{count} आवेदन हटाएँ? |||| {count} आवेदन हटाएँ?",
      ],
      what: [
        "The applications are erased at once with their pictures and history, and do not come back. A checked backup must be newer than all of them. Download the list first.",
        "ये आवेदन चित्रों और इतिहास सहित तुरन्त मिट जाएँगे और वापस नहीं आएँगे। जाँचा हुआ बैकअप इन सबसे नया होना चाहिए। पहले सूची डाउनलोड कर लें।",
      ],
      acceptAgain: ["Accept applications from here again", "यहाँ से आवेदन फिर स्वीकार करें"],
      acceptAgainHint: [
        "These applications, and those removed from there before, then no longer count towards the limits. The sender can send as many again.",
        "तब ये आवेदन और वहाँ से पहले हटाए गए आवेदन सीमाओं में नहीं गिने जाएँगे; जिसने वे भेजे थे, वह भी उतने ही फिर भेज सकेगा।",
      ],
      done: [
        "{count} application was removed. |||| {count} applications were removed.",
        "{count} आवेदन हटाया गया। |||| {count} आवेदन हटाए गए।",
      ],
      administrator: ["Only an administrator can remove a group.", "समूह को केवल प्रशासक हटा सकते हैं।"],
    },
  },
})
