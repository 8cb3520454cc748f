import { applicationsEn } from "./applications.en.ts"
import { auditEn } from "./audit.en.ts"
import { bulkEn } from "./bulk.en.ts"
import { contentEn } from "./content.en.ts"
import { exportEn } from "./export.en.ts"
import { formsEn } from "./forms.en.ts"
import { messagesEn } from "./messages.en.ts"
import { operationsEn } from "./operations.en.ts"
import { privacyEn } from "./privacy.en.ts"
import { sessionEn } from "./session.en.ts"
import { studentsEn } from "./students.en.ts"
/** The console's own English messages, besides react-admin's. Refusal and problem keys come from the server. */
export const en = {
  feeStatuses: applicationsEn.feeStatuses,
  console: {
    ...auditEn.console,
    ...messagesEn.console,
    ...bulkEn.console,
    ...applicationsEn.console,
    ...exportEn.console,
    ...formsEn.console,
    ...studentsEn.console,
    ...operationsEn.console,
    ...privacyEn.console,
    ...sessionEn.console,
    title: "Staff console",
    college: "Public website",
    language: "हिन्दी",
    signIn: {
      title: "Sign in",
      email: "E-mail",
      password: "Password",
      submit: "Sign in",
      code: "Six digits from your phone",
      codeHint: "Your authenticator app shows them.",
      backupCode: "One of your backup codes",
      useBackupCode: "I do not have my phone",
      useCode: "Use the phone",
      help: "Forgotten your password? An administrator can send you a link to set a new one.",
    },
    join: {
      title: "Join the console",
      titleReset: "Set a new password",
      as: "You will join as: %{role}.",
      name: "Your name, as colleagues know you",
      email: "Your e-mail, with which you will sign in",
      password: "A password of at least 15 characters",
      passwordHint: "Four or five ordinary words you can remember are best. Use it nowhere else.",
      submit: "Done",
      done: "You can sign in now.",
    },
    roles: {
      administrator: "Administrator",
      officer: "Admission officer",
      clerk: "Clerk",
      editor: "Editor",
      auditor: "Auditor (reads only)",
    },
    account: {
      title: "My account",
      changePassword: "Change password",
      currentPassword: "Present password",
      newPassword: "New password",
      changed: "The password is changed; you are signed out everywhere else.",
      secondFactor: "Second factor",
      secondFactorOn: "Signing in asks for a code from your phone.",
      secondFactorOff: "Signing in asks only for your password.",
      turnOn: "Turn it on",
      turnOff: "Turn it off",
      scan: "Scan this with an authenticator app, then type the six digits it shows.",
      byHand: "Or type this into the app:",
      backupCodes:
        "Write these down and keep them locked away. Each lets you in once without the phone.",
      confirm: "Confirm",
      sessions: "Where you are signed in",
      since: "since %{time}",
      endSession: "End",
      endOthers: "Sign out everywhere else",
    },
    content: contentEn.console,
    staff: {
      invite: "Invite a colleague",
      inviteHint: "Choose what they may do, and give them the link. It works once, for three days.",
      link: "The link",
      copy: "Copy",
      copied: "Copied",
      openLinks: "Links that still open",
      linkToJoin: "To join as: %{role}",
      linkToReset: "A new password for %{name}",
      linkMade: "made by %{by}, open until %{time}",
      withdraw: "Withdraw",
      resetPassword: "Link for a new password",
      removeSecondFactor: "Remove the second factor",
    },
    refusals: {
      ...contentEn.refusals,
      ...privacyEn.refusals,
      ...sessionEn.refusals,
      no_connection: "The server does not answer. Check the connection and try again.",
      not_signed_in: "Please sign in.",
      not_allowed: "Your role does not allow this.",
      another_site: "This call did not come from the console.",
      malformed: "The server could not read this.",
      failed: "Something went wrong on our side. Please try again.",
      unknown: "There is no such record any more.",
      refused: "Please correct what is marked.",
      not_possible: "This step does not fit where the application stands now.",
      already_entered:
        "This form has already been entered, with other content. Find the application in the list and correct it there.",
      changed_meanwhile:
        "Somebody else changed this meanwhile. Nothing was overwritten: reload to see it, then make your change again.",
      too_many: "Too many failed attempts. Please wait a quarter of an hour.",
      sign_in_refused: "E-mail and password do not match.",
      sign_in_again: "Too late, or too many wrong codes. Please begin again with your password.",
      password_wrong: "This is not your password.",
      code_wrong: "This code is not right. Codes change every half minute.",
      link_over: "This link is used up or too old. Ask an administrator for a new one.",
      member_disabled: "This colleague is disabled. Enable them first.",
      last_administrator: "The console would have no administrator left.",
    },
    problems: {
      ...contentEn.problems,
      ...studentsEn.problems,
      ...exportEn.problems,
      ...privacyEn.problems,
      missing: "Please fill this in.",
      too_long: "Too long.",
      "day.format": "Day, month and year, please.",
      "day.future": "This day is still to come.",
      admission_of_another: "Another student has this admission number.",
      aadhaar_of_another: "Another student has this Aadhaar number.",
      admitted_elsewhere: "This applicant is admitted to another course already.",
      choice: "Please choose.",
      "name.letters": "Letters only, please.",
      "name.taken":
        "Somebody here has this name already, or the records use it for something else. Please add a second name.",
      "email.format": "This is not an e-mail address.",
      "email.taken": "Somebody with this e-mail is here already.",
      "password.too_short": "At least 15 characters.",
      "password.too_long": "At most 128 characters.",
      "password.too_simple":
        "Too easy to guess: it must not be made of well-known words or your own name.",
    },
  },
  resources: {
    ...contentEn.resources,
    ...auditEn.resources,
    ...messagesEn.resources,
    ...applicationsEn.resources,
    ...studentsEn.resources,
    staff: {
      name: "Staff",
      fields: {
        name: "Name",
        email: "E-mail",
        role: "Role",
        isDisabled: "Disabled",
        hasSecondFactor: "Second factor",
      },
    },
  },
}

export type ConsoleMessages = typeof en
