import { defineMessages } from "#domain/messages/define-messages.ts"
import { roleNames } from "#domain/staff/staff-names.ts"

/** The pages before sign-in. */
export const signInMessages = defineMessages({
  console: {
    title: ["Staff console", "कर्मचारी कंसोल"],
    language: ["हिन्दी", "English"],
    roles: roleNames,
    error: ["Error", "त्रुटि"],
    chunkFailed: ["Loading chunk failed", "पृष्ठ का एक भाग नहीं खुल सका"],
    reload: ["Reload", "फिर से खोलें"],
    signIn: {
      title: ["Sign in", "साइन इन"],
      email: ["E-mail", "ई-मेल"],
      password: ["Password", "पासवर्ड"],
      submit: ["Sign in", "साइन इन करें"],
      code: ["Six digits from your phone", "फ़ोन के छह अंक"],
      codeHint: ["Your authenticator app shows them.", "आपका ऑथेंटिकेटर ऐप ये अंक दिखाता है।"],
      backupCode: ["One of your backup codes", "आपका कोई एक बैकअप कोड"],
      passkey: ["Use the passkey", "पासकी का उपयोग करें"],
      passkeyHint: [
        "Your browser asks for the fingerprint, the face, the PIN or the security key of your passkey.",
        "ब्राउज़र आपकी पासकी के लिए फ़िंगरप्रिंट, चेहरा, पिन या सुरक्षा-कुंजी माँगेगा।",
      ],
      passkeyNeedsHttps: [
        "This page is open without HTTPS, where the browser knows no passkeys. Open the console at its https address, or ask an administrator to remove the passkey.",
        "यह पेज HTTPS के बिना खुला है, इसलिए यहाँ ब्राउज़र पासकी नहीं देता। कंसोल को उसके https पते पर खोलें, या प्रशासक से अपनी पासकी हटवाएँ।",
      ],
      usePasskey: ["Use a passkey", "पासकी से साइन इन करें"],
      useBackupCode: ["I do not have my phone", "फ़ोन मेरे पास नहीं है"],
      useCode: ["Use the phone", "फ़ोन से कोड दें"],
      help: [
        "Forgotten your password, or lost your phone? An administrator can send you a link for a new password, or remove a lost second factor.",
        "पासवर्ड भूल गए, या फ़ोन खो गया? प्रशासक नया पासवर्ड बनाने का लिंक दे सकते हैं, या खोया हुआ सत्यापन हटा सकते हैं।",
      ],
    },
    join: {
      title: ["Join the console", "कंसोल से जुड़ें"],
      titleReset: ["Set a new password", "नया पासवर्ड बनाएँ"],
      as: ["You will join as: {role}.", "आपकी भूमिका: {role}"],
      name: ["Your name, as colleagues know you", "आपका नाम, जिससे सहकर्मी आपको जानते हैं"],
      email: ["Your e-mail, with which you will sign in", "आपका ई-मेल, जिससे आप साइन इन करेंगे"],
      password: ["A password of at least 15 characters", "कम से कम 15 अक्षरों का पासवर्ड"],
      passwordHint: [
        "Four or five ordinary words you can remember are best. Use it nowhere else.",
        "चार-पाँच साधारण शब्द, जो आपको याद रहें, सबसे अच्छे हैं। इसे और कहीं प्रयोग न करें।",
      ],
      submit: ["Join", "जुड़ें"],
      submitReset: ["Set the password", "पासवर्ड बनाएँ"],
      toSignIn: ["Go to sign-in", "साइन इन पर जाएँ"],
      done: ["You can sign in now.", "अब आप साइन इन कर सकते हैं।"],
    },
  },
})
