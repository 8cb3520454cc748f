import { feeStatusNames } from "#domain/applications/messages/status-messages.ts"
import type { Language } from "#domain/content/languages.ts"
import { defineMessages, messagesIn } from "#domain/messages/define-messages.ts"
import { systemActorNames } from "#domain/staff/staff-names.ts"

import { accountMessages } from "./account.ts"
import { applicationMessages } from "./applications.ts"
import { auditMessages } from "./audit.ts"
import { backupMessages } from "./backups.ts"
import { collegeStartMessages } from "./college-start.ts"
import { contentMessages } from "./content.ts"
import { floodMessages } from "./floods.ts"
import { dayMessages, listMessages, searchMessages } from "./lists.ts"
import { noticeMessages } from "./notices.ts"
import { operationsMessages } from "./operations.ts"
import { privacyMessages } from "./privacy.ts"
import { reactAdminMessages } from "./react-admin.ts"
import { generalErrors, generalRefusals } from "./refusals.ts"
import { reportMessages } from "./report.ts"
import { signInMessages } from "./sign-in.ts"
import { staffWorkMessages } from "./staff-work.ts"
import { studentTexts } from "./students.ts"

/** The console's own messages, besides react-admin's. Refusal and error keys come from the server. */
export const consoleMessages = defineMessages({
  feeStatuses: feeStatusNames,
  console: {
    ...auditMessages.console,
    ...applicationMessages.console,
    ...studentTexts.console,
    ...noticeMessages.console,
    ...operationsMessages.console,
    ...backupMessages.console,
    ...collegeStartMessages.console,
    ...privacyMessages.console,
    ...floodMessages.console,
    ...accountMessages.console,
    ...signInMessages.console,
    ...reportMessages.console,
    ...searchMessages.console,
    ...staffWorkMessages.console,
    ...dayMessages.console,
    ...listMessages.console,
    actors: systemActorNames,
    noSuchPage: [
      "The console has no page at this address. Choose one from the menu.",
      "कंसोल में इस पते पर कोई पृष्ठ नहीं है। मेन्यू से कोई पृष्ठ चुनें।",
    ],
    firstPage: ["Go to the first page", "पहले पृष्ठ पर जाएँ"],
    firstDay: { title: ["Help for the first day", "पहले दिन की सहायता"] },
    merit: { title: ["Merit lists", "योग्यता सूचियाँ"] },
    college: ["Public website", "सार्वजनिक वेबसाइट"],
    content: contentMessages.console,
    messages: {
      notRead: ["Unread", "बिना पढ़ा"],
      keepUnread: ["Mark as unread", "बिना पढ़ा चिह्नित करें"],
      deleteTitle: ["Delete this message?", "क्या यह सन्देश हटाएँ?"],
      deleteContent: ["It cannot be restored.", "इसे वापस नहीं लाया जा सकेगा।"],
    },
    staff: {
      invite: ["Invite a colleague", "सहकर्मी को आमंत्रित करें"],
      inviteHint: [
        "Give them this link. It works once, for three days.",
        "उन्हें यह लिंक दें। यह एक बार, तीन दिन तक काम करता है।",
      ],
      linkFor: ["For whom", "किसके लिए"],
      linkForHint: ["A name, shown to administrators only", "नाम, केवल प्रशासकों को दिखेगा"],
      copyFailed: [
        "The browser could not copy it. The link is selected: press Ctrl+C.",
        "ब्राउज़र कॉपी नहीं कर सका। लिंक चुना हुआ है: Ctrl+C दबाएँ।",
      ],
      link: ["The link", "लिंक"],
      copy: ["Copy", "कॉपी करें"],
      copied: ["Copied", "कॉपी हो गया"],
      openLinks: ["Open links", "खुले लिंक"],
      linkToJoin: ["To join as: {role}", "जुड़ने के लिए, भूमिका: {role}"],
      linkToReset: ["A new password for {name}", "{name} के नए पासवर्ड के लिए"],
      linkMade: ["Created by {by}, valid until {time}", "{by} ने बनाया, {time} तक मान्य"],
      withdraw: ["Withdraw", "वापस लें"],
      resetPassword: ["Link for a new password", "नए पासवर्ड का लिंक"],
      factorRequired: [
        "Administrators and officers need a second factor",
        "प्रशासकों और अधिकारियों के लिए दो-चरणीय सत्यापन आवश्यक",
      ],
      factorRequiredHint: [
        "It holds once the sample college is replaced; each member has seven days to set it up. After that it needs a link for a new password, or a browser with an earlier sign-in. The audit log has each change of this.",
        "यह नमूना महाविद्यालय बदलने के बाद लागू होता है; हर सदस्य को इसके लिए सात दिन मिलते हैं। उसके बाद इसके लिए नए पासवर्ड का लिंक चाहिए, या वह ब्राउज़र जिसमें पहले साइन इन किया हो। इसका हर बदलाव ऑडिट लॉग में रहता है।",
      ],
      removeSecondFactor: ["Remove the second factor", "दो-चरणीय सत्यापन हटाएँ"],
    },
    refusals: {
      ...contentMessages.refusals,
      ...collegeStartMessages.refusals,
      ...privacyMessages.refusals,
      ...accountMessages.refusals,
      ...backupMessages.refusals,
      grievance_closed: [
        "The grievance is closed. Open it again first.",
        "शिकायत बन्द है। पहले उसे फिर खोलें।",
      ],
      grievance_open: ["The grievance is open already.", "शिकायत पहले से खुली है।"],
      ...generalRefusals,
    },
    errors: {
      ...contentMessages.errors,
      ...studentTexts.errors,
      ...privacyMessages.errors,
      ...backupMessages.errors,
      ...generalErrors,
    },
  },
  resources: {
    ...contentMessages.resources,
    ...auditMessages.resources,
    ...applicationMessages.resources,
    ...studentTexts.resources,
    grievances: { name: ["Grievance |||| Grievances", "शिकायत |||| शिकायतें"] },
    messages: {
      name: ["Message |||| Messages", "सन्देश |||| सन्देश"],
      fields: {
        at: ["Sent", "भेजा गया"],
        name: ["From", "प्रेषक"],
        email: ["E-mail", "ई-मेल"],
        subject: ["Subject", "विषय"],
        message: ["Message", "सन्देश"],
        seen_at: ["Read", "पढ़ा गया"],
        unread: ["Unread only", "केवल बिना पढ़े"],
      },
    },
    staff: {
      name: ["Staff", "कर्मचारी"],
      fields: {
        name: ["Name", "नाम"],
        email: ["E-mail", "ई-मेल"],
        role: ["Role", "भूमिका"],
        isDisabled: ["Disabled", "निष्क्रिय"],
        status: ["Status", "स्थिति"],
        hasSecondFactor: ["Second factor", "दो-चरणीय सत्यापन"],
      },
    },
  },
})

const allMessages = { ...reactAdminMessages, ...consoleMessages }

export type ConsoleMessages = typeof allMessages

/** All messages of one language, react-admin's included. The build makes a module of them. */
export const consoleMessagesIn = (language: Language) => messagesIn(language, allMessages)
