/** English messages: paper forms and corrections. */
export const formsEn = {
  console: {
    form: {
      choose: "Choose",
      empty: "empty",
      keys: "Enter goes to the next field, Ctrl+S saves.",
      tooLarge: "The form is too large to be sent: choose smaller pictures.",
    },
    paper: {
      title: "Paper form",
      lead: "Type what stands on the signed sheet.",
      signed: "The paper is signed under the declaration",
      notSigned: "Without a signature under the declaration the form can't be taken",
      pictureHint: "JPG, PNG or WebP, at most %{size} KB; may be left out",
      removePicture: "Remove the picture",
      save: "Save the paper form",
      stored: "The paper form is stored under this admission code. Write it on the sheet:",
      next: "Next paper form",
    },
    correct: {
      button: "Correct the form",
      title: "Correct the form: %{name}",
      lead: "Only what you change is stored, and what stood there stays in the history.",
      sealed: "Type the whole number only where it is to change.",
      admitted:
        "This applicant has been admitted. What is corrected here does not change the student's record: correct it there too.",
      student: "Open the student's record",
      changes: "What will change",
      nothing: "Nothing is changed yet.",
      why: "Why it is corrected",
      whyHint: "Stays in the history, with your name.",
      save: "Save the correction",
      stored: "The correction is stored.",
      changedMeanwhile:
        "Somebody else changed this application meanwhile. Nothing was overwritten, and what you typed is still here.",
      showNow: "Show what stands now",
      standsNow:
        "Your changes now stand on top of what was changed meanwhile. Look at the list below, then save again.",
    },
  },
}
