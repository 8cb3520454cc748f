import { headings } from "#domain/applications/messages/headings.en.ts"
import { options } from "#domain/applications/messages/options.en.ts"

/** Messages of the admission pages. Templates have slots in braces. */
export const admissionEn = {
  skipToMain: "Skip to main content",
  otherLanguage: "हिन्दी",
  otherLanguageKeeping: "यही फ़ॉर्म हिन्दी में, भरी हुई जानकारी के साथ",
  otherLanguageHint: "यह पृष्ठ हिन्दी में",
  sample: "Sample site: the college and its numbers are fictional.",
  help: { title: "Questions about the form?", call: "Call", write: "E-mail" },
  chooser: {
    title: "Online admission",
    session: "Session {session}",
    lead: "Choose the course you apply for.",
    course: "{course} 1st Year",
    status: "See the status of an application already sent",
    stored: "Continue a form from another device",
    meritLists: "See the merit lists",
    unfinished: "Continue your unfinished form: {course}",
    last: "Last form sent from this device: {code}",
    openSheet: "Open the admission sheet",
    forget: "Remove this from the device",
  },
  notice: {
    title: "Privacy notice: what is asked, why, and how long it is kept",
    version: "Version {version}.",
    whole: "Open this notice as a page",
    consent:
      "I have read the privacy notice of this form and agree that the college uses my details as it says. If I am under 18, my parent or guardian agrees too.",
  },
  form: {
    headingShort: "Application Form for {course} 1st Year",
    headingPart: "Application for {course}({code})-Part -1",
    version: "Version {version}",
    step: "Step {step} of {steps}",
    ...headings,
    stepsLabel: "Sections of the form",
    error: "Error",
    errorCount: "{count} to correct",
    check: "Please check",
    isRight: "{answer}. Is this right?",
    confirm: "Yes, this is right",
    cgpa: "CGPA",
    urnLater:
      "If you have none yet, leave this empty and give it to the college before your admission.",
    done: "filled in",
    optionalNote: "Fill in every field that is not (optional).",
    choose: "Choose",
    next: "Next",
    previous: "Previous",
    submit: "Submit",
    submitting: "Submitting...",
    uploaded: "{percent}% sent",
    summaryTitle: "There is a problem",
    subjectsHint: "Two majors of the course and a minor; the three must differ.",
    full: "{subject} (full)",
    someFull: "All seats of the subjects marked as full are taken",
    secondCleared:
      "{second} was removed as second major, because it can't be taken with {first}. Choose the second major again.",
  },
  review: {
    title: "Check before you submit",
    lead: "This is what you filled in. After submitting, only the admission counter can correct it.",
    change: "Change",
    empty: "Not filled in",
  },
  options,
  draft: {
    question: "Is this your own phone or computer?",
    choose: "Choose one of the two answers.",
    continue: "Continue",
    own: {
      answer: "Yes, mine",
      meaning:
        "All you type and both pictures are kept here until you submit, for 7 days at most, Aadhaar and account number too: you can go on later, and copy them for a second course.",
      short: "This is your own device.",
    },
    shared: {
      answer: "No, shared or at a shop",
      meaning:
        "Aadhaar, bank, mobile and certificate numbers, date of birth and pictures are not kept, except while you use the camera or another app, for 10 minutes at most. The rest is removed when you close this tab, or after 30 minutes without a change.",
      short: "This is a shared device.",
    },
    change: "Change the answer",
    kept: "Kept on this device at {time}.",
    keptInTab:
      "Kept at {time} until you close this tab, without numbers, date of birth and pictures.",
    notKept: "This browser does not keep what you type: please finish in one go.",
    loss: {
      title: "Leave the form?",
      text: "A shared device does not keep what is private. If you leave now, you have to enter it again: numbers, date of birth, photo and signature.",
      textAll:
        "This browser does not keep what you type. If you leave now, you have to enter everything again.",
      stay: "Stay in the form",
      leave: "Leave the form",
    },
    keepForAnother:
      "Keep all I entered on this device for 7 days, to apply for another course too. Otherwise it is removed when the form is submitted.",
    copy: {
      title: "Copy what you entered for {course}?",
      text: "The form of {name}: all details, photo and signature are filled in here. Subjects and consent are not copied.",
      yes: "Copy",
      no: "No, start empty",
    },
    transfer: "Continue on another device",
    clear: "Clear this form",
    clearSure: "Remove everything typed and both pictures from this device?",
    ended: {
      elsewhere: "This form was sent or cleared in another window of this browser.",
      idle: "This form was emptied after 30 minutes without a change.",
    },
  },
  upload: {
    choose: "Choose a picture",
    take: "Take a picture",
    replace: "Choose another",
    remove: "Remove",
    size: "{size} KB",
    cropTitle: { image: "Crop the photo", signature: "Crop the signature" },
    cropHint: "Move and resize the frame, by finger, mouse or arrow keys.",
    frame: "The frame: move it with the arrow keys",
    corners: {
      nw: "Top left corner: resize with the arrow keys",
      ne: "Top right corner: resize with the arrow keys",
      se: "Bottom right corner: resize with the arrow keys",
      sw: "Bottom left corner: resize with the arrow keys",
    },
    rotate: "Turn",
    use: { image: "Use this picture", signature: "Use this picture" },
    cancel: "Cancel",
    alt: { image: "The photo to be sent", signature: "The signature to be sent" },
    working: "Preparing the picture...",
    noMemory:
      "The picture could not be prepared: this device has too little free memory. Close other apps, or choose a smaller picture.",
    cropTooSmall: "The frame is too small: make it larger, so that the picture stays clear.",
    notKept: "The picture could not be kept on this device: it will be gone after a reload.",
    noScript: "Choose the files again if the form comes back with a correction.",
    chunkFailed: "Loading chunk failed",
    reload: "Reload",
  },
  dialogs: {
    ok: "OK",
    validation: "Validation Error",
    conflict: "Subject Conflict",
    conflictText: "Please select different subjects.",
    conflictSubject: "{subject} is chosen more than once: {fields}.",
    conflictNext: "OK clears the second major and the minor, so that you can choose them again.",
  },
  send: {
    saved: "Your application has been received. Your admission sheet is being opened.",
    noReply: "No response received from server",
    noReplyHint: "Nothing is lost. Sending again can't make a second application.",
    failed: "An error occurred while submitting the form",
    again: "Try again",
    retrying: "The server does not answer. Trying again...",
    inLine:
      "Many people are sending now. Your place in line: about {place}. Keep this page open: the form is sent by itself when it is your turn.",
    noConnection:
      "No connection. Your entries are kept on this device: go on filling in, and submit later.",
    noConnectionInTab: "No connection. Go on filling in, keep this page open, and submit later.",
    offline:
      "This device is offline. Keep this page open: the form will be sent when the connection is back.",
    queued:
      "Your form is kept on this device and will be sent when there is a network. It is not yet received by the college, whose clock counts the time at which it arrives.",
    unconfirmed:
      "The college's server did not confirm that the form and both pictures have arrived as they were sent.",
    now: "Try now",
    stop: "Stop trying",
  },
  broken: {
    title: "Unexpected Application Error!",
    text: "The form could not go on. Reload this page: it continues with what this device has kept.",
  },
  submitted: {
    title: "You have applied already",
    text: "An application for this course was sent from this browser and stored. Its admission code is {code}.",
    another: "Fill in an application for another person",
    noScript:
      "You have sent the form and came back? Then it is stored: please do not fill it in again.",
  },
  sheetPage: {
    title: "Admission sheet",
    loading: "Loading...",
    sixth: "Step 6 of 6",
    submitted: "Application submitted",
    code: "Admission code",
    received:
      "Your application has been received. Print this sheet, have it signed, and bring it to the college.",
    unknown:
      "No application is known under this admission code. Compare each letter with your paper.",
    tooMany: "Too many look-ups from this connection. Please wait a minute.",
    failed: "The sheet could not be loaded.",
    again: "Try again",
    back: "Back to online admission",
  },
} as const

type Texts<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string
    ? string
    : Shape[Key] extends readonly string[]
      ? readonly string[]
      : Texts<Shape[Key]>
}

/** The type of the admission pages' messages, the same in every language. */
export type AdmissionMessages = Texts<typeof admissionEn>
