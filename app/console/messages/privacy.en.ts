/** English messages: personal data and retention. */
export const privacyEn = {
  console: {
    privacy: {
      title: "Personal data",
      person: "What is held about a person",
      personHint:
        "When somebody asks what the college holds about them, or wants it erased. First make sure who is asking: the paper, the phone or the e-mail address must be theirs. Each look-up is written down with your name.",
      by: "Look up by",
      ways: {
        code: "Admission code",
        mobile: "Mobile number",
        aadhaar: "Aadhaar number",
        urn: "URN of a student",
        email: "E-mail address",
      },
      find: "Look up",
      none: "Nothing is held under this.",
      several:
        "%{smart_count} people: a family may share a phone or an e-mail address. Choose the one who asks.",
      aadhaar: "Aadhaar %{number}",
      sentOn: "sent on %{time}",
      student: "Student %{urn}, %{session}",
      messages:
        "One message under this e-mail address |||| %{smart_count} messages under this e-mail address",
      withMessages: "They are this person's own: include them",
      download: "Download all of it (ZIP)",
      downloaded:
        "%{name} is among your browser's downloads. Hand it to the person, then delete it here.",
      erase: "Erase",
      eraseTitle: "Erase what is held about %{name}",
      eraseWhat:
        "Form, pictures, history, notes and the student's record are erased at once, and do not come back.",
      kept: "What stays: lines of the audit with the codes, for its own period; backups until they are replaced; whatever is on paper, or was given to the university.",
      why: "Why it is erased",
      whyHint:
        "This will stand in the audit. For example: asked in writing on 3 July. No names, no numbers.",
      concerns: {
        under_way: "An admission is under way: without the application it ends here.",
        is_student: "This is a student of the college, who can then no longer sign in.",
        admitted:
          "The person was admitted: I have made sure that no rule of the university or the government requires this record.",
        fee_received: "A fee was received: the list of that day's fees will no longer show it.",
      },
      erased: "Erased: %{parts}.",
      parts: {
        applications: "one application |||| %{smart_count} applications",
        students: "one student's record |||| %{smart_count} students' records",
        messages: "one message |||| %{smart_count} messages",
      },
      notice: "Privacy notice %{version}",
      noticePaper: "Privacy notice on the paper form",
      noticeNone: "No privacy notice on record",
      kept_long: {
        title: "How long it is kept",
        isOn: "Every hour, what is over its period is erased.",
        isOff:
          "Nothing erases itself. Look at what would be erased below, make a backup, then turn it on in the settings.",
        last: "Last looked for: %{time}.",
        change: "Change this in the settings",
        what: "What",
        period: "How long",
        due: "Over it now",
        years: "one year |||| %{smart_count} years",
        kinds: {
          applications: "Applications without admission, after the session's end",
          students: "Students who left, and their applications, after the session's end",
          messages: "Messages from the contact page",
          audit: "Lines of the audit (never less than a year)",
        },
        overdue:
          "One student is past this period but not disabled, and is kept. Disable who has left. |||| %{smart_count} students are past this period but not disabled, and are kept. Disable those who have left.",
        notice: "The notice before the form is version %{version}.",
        noNotice:
          'No notice is published before the form. Publish the page "Privacy notice for applicants" under Pages.',
      },
    },
  },
  refusals: {
    privacy_concerns: "Please confirm what stands against it, or leave it.",
  },
  problems: {
    "privacy.code": "A code has twelve letters and digits, like ABCD-EFGH-JKLM.",
    "privacy.mobile": "Ten digits, please, beginning with 6 to 9.",
    "privacy.aadhaar": "This is no Aadhaar number: twelve digits, please.",
    "privacy.urn": "Letters and digits, please, as on the identity card.",
    "privacy.email": "This is not an e-mail address.",
  },
}
