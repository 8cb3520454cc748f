/** English messages: session that ended while a page was open. */
export const sessionEn = {
  console: {
    session: {
      overTitle: "Please sign in again",
      over: "Your session has ended. This page stays open, and everything typed on it is still here.",
      notNow: "Not now",
      repeatTitle: "You are signed in again",
      notCarriedOut:
        "Your last action was not carried out, and nothing was saved. Repeat it now? |||| Your last %{smart_count} actions were not carried out, and nothing was saved. Repeat them now?",
      repeat: "Repeat now",
      anotherTitle: "%{name} is signed in now",
      another: "%{former} opened this page, and may have typed what is on it.",
      underName:
        "The last action was not carried out, and nothing was saved. If you repeat it, the records will name %{name}.",
      repeatAs: "Repeat as %{name}",
      continueAs: "Continue as %{name}",
      signInAs: "Sign in as %{former}",
      leave: "Leave without saving",
    },
  },
  refusals: {
    not_repeated: "This was not carried out, and nothing was saved. What you typed is still here.",
    another_member: "Another member of staff is signed in in this browser. Nothing was saved.",
  },
}
