import { defineMessages } from "#domain/messages/define-messages.ts"

/** The own account, and a session that ends while a page is open. */
export const accountMessages = defineMessages({
  console: {
    account: {
      title: ["My account", "मेरा खाता"],
      changePassword: ["Change password", "पासवर्ड बदलें"],
      currentPassword: ["Present password", "वर्तमान पासवर्ड"],
      newPassword: ["New password", "नया पासवर्ड"],
      changed: [
        "The password is changed; you are signed out everywhere else.",
        "पासवर्ड बदल गया; बाक़ी सब जगह से आप साइन आउट हो गए हैं।",
      ],
      secondFactor: ["Second factor", "दो-चरणीय सत्यापन"],
      passkeys: ["Passkeys", "पासकी"],
      passkeysWhat: [
        "A passkey is a key in your phone, computer or security key that opens with a fingerprint, a face or a PIN. It needs no code, and no false website can use it. Add two, in case one is lost.",
        "पासकी आपके फ़ोन, कम्प्यूटर या सुरक्षा-कुंजी में रहती है और फ़िंगरप्रिंट, चेहरे या पिन से खुलती है। इसमें कोई कोड नहीं लगता और नकली वेबसाइट इसका उपयोग नहीं कर सकती। दो जोड़ें, ताकि एक खो जाए तो दूसरी रहे।",
      ],
      passkeysNeedHttps: [
        "This page is open without HTTPS, where the browser knows no passkeys. The codes of an authenticator app work here.",
        "यह पेज HTTPS के बिना खुला है, इसलिए यहाँ ब्राउज़र पासकी नहीं देता। ऑथेंटिकेटर ऐप के कोड यहाँ चलते हैं।",
      ],
      passkeyName: ["Name of the passkey", "पासकी का नाम"],
      passkeyNameHint: ["Where it is, such as: my phone", "यह कहाँ है, जैसे: मेरा फ़ोन"],
      passkeySince: ["added {time}", "{time} को जोड़ी गई"],
      passkeyUsed: ["last used {time}", "अन्तिम प्रयोग {time}"],
      addPasskey: ["Add a passkey", "पासकी जोड़ें"],
      removePasskey: ["Remove the passkey: {name}", "पासकी हटाएँ: {name}"],
      remove: ["Remove", "हटाएँ"],
      grace: [
        "Your role needs a second factor for signing in. Set it up by {day}; after that day the console opens only for this.",
        "आपकी भूमिका में साइन इन के लिए दो-चरणीय सत्यापन आवश्यक है। {day} तक इसे चालू करें; उसके बाद कंसोल केवल इसी के लिए खुलेगा।",
      ],
      setUp: ["Set it up", "चालू करें"],
      due: [
        "Your role needs a second factor for signing in. Set one up to go on: a passkey, or the codes of an authenticator app.",
        "आपकी भूमिका में साइन इन के लिए दो-चरणीय सत्यापन आवश्यक है। आगे बढ़ने के लिए पासकी या ऑथेंटिकेटर ऐप के कोड चालू करें।",
      ],
      linkNeeded: [
        "Your role needs a second factor, and the days for setting it up with the password alone are over. You have not signed in in this browser before.",
        "आपकी भूमिका में दो-चरणीय सत्यापन आवश्यक है, और उसे केवल पासवर्ड से चालू करने के दिन बीत चुके हैं। इस ब्राउज़र में आपने पहले साइन इन नहीं किया है।",
      ],
      linkNeededNext: [
        "Ask an administrator for a link for a new password. Open it in this browser and sign in: then you can set up the second factor. A browser in which you have signed in before needs no link.",
        "प्रशासक से नए पासवर्ड का लिंक माँगें। उसे इसी ब्राउज़र में खोलें और साइन इन करें: तब आप दो-चरणीय सत्यापन चालू कर सकेंगे। जिस ब्राउज़र में आप पहले साइन इन कर चुके हैं, उसमें लिंक नहीं चाहिए।",
      ],
      linkNeededAlone: [
        "If you are the only administrator, ask the administrator of the server for a link made with '{command_staff_link}'.",
        "यदि आप अकेले प्रशासक हैं, तो सर्वर चलाने वाले व्यक्ति से '{command_staff_link}' द्वारा लिंक बनवाएँ।",
      ],
      secondFactorOn: [
        "Signing in asks for a code from your phone.",
        "साइन इन करते समय फ़ोन का कोड भी माँगा जाता है।",
      ],
      secondFactorOff: [
        "Signing in asks for no code from an authenticator app.",
        "साइन इन करते समय ऑथेंटिकेटर ऐप का कोड नहीं माँगा जाता।",
      ],
      turnOn: ["Turn it on", "चालू करें"],
      turnOff: ["Turn it off", "बन्द करें"],
      scan: [
        "Scan this with an authenticator app, then type the six digits it shows.",
        "इसे ऑथेंटिकेटर ऐप से स्कैन करें, फिर ऐप के दिखाए छह अंक लिखें।",
      ],
      byHand: ["Or type this into the app:", "या ऐप में यह लिखें:"],
      backupCodes: [
        "Write these down and keep them locked away. Each lets you in once without the phone.",
        "इन्हें लिखकर ताले में रखें। हर कोड फ़ोन के बिना एक बार साइन इन करने देता है।",
      ],
      confirm: ["Confirm", "पुष्टि करें"],
      sessions: ["Where you are signed in", "आप कहाँ-कहाँ साइन इन हैं"],
      since: ["since {time}", "{time} से"],
      thisSession: ["This browser", "यह ब्राउज़र"],
      unknownDevice: ["Unknown device", "अज्ञात उपकरण"],
      endSession: ["End", "समाप्त करें"],
      endOthers: ["Sign out everywhere else", "बाक़ी सब जगह से साइन आउट करें"],
    },
    session: {
      overTitle: ["Please sign in again", "कृपया दोबारा साइन इन करें"],
      over: [
        "Your session has ended. This page stays open, and everything typed on it is still here.",
        "आपका सत्र समाप्त हो गया है। यह पृष्ठ खुला रहेगा और इस पर लिखा हुआ सब सुरक्षित है।",
      ],
      notNow: ["Not now", "अभी नहीं"],
      repeatTitle: ["You are signed in again", "आप दोबारा साइन इन हो गए हैं"],
      notCarriedOut: [
        "Your last action was not carried out, and nothing was saved. Repeat it now? |||| Your last {count} actions were not carried out, and nothing was saved. Repeat them now?",
        "आपका पिछला काम पूरा नहीं हुआ और कुछ भी सहेजा नहीं गया। क्या उसे अभी दोहराएँ? |||| आपके पिछले {count} काम पूरे नहीं हुए और कुछ भी सहेजा नहीं गया। क्या उन्हें अभी दोहराएँ?",
      ],
      repeat: ["Repeat now", "अभी दोहराएँ"],
      anotherTitle: ["{name} is signed in now", "अब {name} साइन इन हैं"],
      another: [
        "{former} opened this page, and may have typed what is on it.",
        "यह पृष्ठ {former} ने खोला था, और इस पर लिखा हुआ उनका हो सकता है।",
      ],
      underName: [
        "The last action was not carried out, and nothing was saved. If you repeat it, the records will name {name}.",
        "पिछला काम पूरा नहीं हुआ और कुछ भी सहेजा नहीं गया। आप उसे दोहराएँगे तो अभिलेखों में {name} का नाम रहेगा।",
      ],
      repeatAs: ["Repeat as {name}", "{name} के नाम से दोहराएँ"],
      continueAs: ["Continue as {name}", "{name} के रूप में आगे बढ़ें"],
      signInAs: ["Sign in as {former}", "{former} के रूप में साइन इन करें"],
      leave: ["Leave without saving", "बिना सहेजे पृष्ठ छोड़ें"],
    },
  },
  refusals: {
    second_factor_needed: [
      "Set up a second factor first, under 'My account'.",
      "पहले 'मेरा खाता' में दो-चरणीय सत्यापन चालू करें।",
    ],
    link_needed: [
      "First ask an administrator for a link for a new password, and open it in this browser.",
      "पहले प्रशासक से नए पासवर्ड का लिंक माँगें और उसे इसी ब्राउज़र में खोलें।",
    ],
    last_factor: [
      "This is your last second factor, and your role needs one. Set up another one first.",
      "यह आपका अन्तिम सत्यापन है और आपकी भूमिका में एक आवश्यक है। पहले दूसरा चालू करें।",
    ],
    too_many_passkeys: [
      "You have ten passkeys. Remove one first.",
      "आपकी दस पासकी हैं। पहले एक हटाएँ।",
    ],
    passkey_known: [
      "This device already holds a passkey of yours.",
      "इस उपकरण में आपकी पासकी पहले से है।",
    ],
    not_repeated: [
      "This was not carried out, and nothing was saved. What you typed is still here.",
      "यह काम पूरा नहीं हुआ और कुछ भी सहेजा नहीं गया। आपका लिखा हुआ अब भी यहाँ है।",
    ],
    another_member: [
      "Another member of staff is signed in in this browser. Nothing was saved.",
      "इस ब्राउज़र में कोई दूसरा कर्मचारी साइन इन है। कुछ भी सहेजा नहीं गया।",
    ],
  },
})
