import { accountMessages } from "./account.ts"
import { applicationMessages } from "./applications.ts"
import { auditMessages } from "./audit.ts"
import type { Catalogue } from "./catalogue.ts"
import { collegeStartMessages } from "./college-start.ts"
import { contentMessages } from "./content.ts"
import { deskMessages } from "./desk.ts"
import { meritMessages } from "./merit.ts"
import { operationsMessages } from "./operations.ts"
import { privacyMessages } from "./privacy.ts"
import { generalProblems, generalRefusals } from "./refusals.ts"
import { reportMessages } from "./report.ts"
import { searchMessages } from "./search.ts"
import { signInMessages } from "./sign-in.ts"
import { studentTexts } from "./students.ts"

/** The console's own messages, besides react-admin's. Refusal and problem keys come from the server. */
export const consoleMessages = {
  feeStatuses: applicationMessages.feeStatuses,
  console: {
    ...auditMessages.console,
    ...applicationMessages.console,
    ...studentTexts.console,
    ...operationsMessages.console,
    ...collegeStartMessages.console,
    ...privacyMessages.console,
    ...accountMessages.console,
    ...signInMessages.console,
    ...reportMessages.console,
    ...searchMessages.console,
    ...deskMessages.console,
    college: ["Public website", "सार्वजनिक वेबसाइट"],
    content: contentMessages.console,
    messages: {
      notRead: ["Not read yet", "अभी पढ़ा नहीं गया"],
      keepUnread: ["Mark as not read", "बिना पढ़ा चिह्नित करें"],
      deleteTitle: ["Delete this message?", "क्या यह सन्देश हटाएँ?"],
      deleteContent: ["It will be gone for good.", "यह हमेशा के लिए हट जाएगा।"],
    },
    staff: {
      invite: ["Invite a colleague", "सहकर्मी को आमंत्रित करें"],
      inviteHint: [
        "Choose what they may do, and give them the link. It works once, for three days.",
        "चुनें कि वे क्या कर सकेंगे, और उन्हें लिंक दें। लिंक एक बार, तीन दिन तक काम करता है।",
      ],
      link: ["The link", "लिंक"],
      copy: ["Copy", "कॉपी करें"],
      copied: ["Copied", "कॉपी हो गया"],
      openLinks: ["Links that still open", "लिंक जो अभी खुले हैं"],
      linkToJoin: ["To join as: %{role}", "जुड़ने के लिए, भूमिका: %{role}"],
      linkToReset: ["A new password for %{name}", "%{name} के नए पासवर्ड के लिए"],
      linkMade: ["made by %{by}, open until %{time}", "%{by} ने बनाया, %{time} तक खुला"],
      withdraw: ["Withdraw", "वापस लें"],
      resetPassword: ["Link for a new password", "नए पासवर्ड का लिंक"],
      removeSecondFactor: ["Remove the second factor", "दो-चरणीय सत्यापन हटाएँ"],
    },
    refusals: {
      ...contentMessages.refusals,
      ...collegeStartMessages.refusals,
      ...privacyMessages.refusals,
      ...accountMessages.refusals,
      ...meritMessages.refusals,
      ...generalRefusals,
    },
    problems: {
      ...contentMessages.problems,
      ...studentTexts.problems,
      ...privacyMessages.problems,
      ...generalProblems,
    },
  },
  resources: {
    ...contentMessages.resources,
    ...auditMessages.resources,
    ...applicationMessages.resources,
    ...studentTexts.resources,
    messages: {
      name: ["Message |||| Messages", "सन्देश |||| सन्देश"],
      fields: {
        at: ["Sent", "भेजा गया"],
        name: ["From", "प्रेषक"],
        email: ["E-mail", "ई-मेल"],
        subject: ["Subject", "विषय"],
        message: ["Message", "सन्देश"],
        seen_at: ["Read", "पढ़ा गया"],
        unread: ["Only those not read", "केवल बिना पढ़े"],
      },
    },
    staff: {
      name: ["Staff", "कर्मचारी"],
      fields: {
        name: ["Name", "नाम"],
        email: ["E-mail", "ई-मेल"],
        role: ["Role", "भूमिका"],
        isDisabled: ["Disabled", "निष्क्रिय"],
        hasSecondFactor: ["Second factor", "दो-चरणीय सत्यापन"],
      },
    },
  },
} satisfies Catalogue
