const en = {
  /** The English titles are binding (specification 3.13). */
  titles: {
    notFound: "Unexpected Application Error!",
    failed: "Unexpected Application Error!",
    offline: "Unexpected Application Error!",
    chunk: "Loading chunk failed",
  },
  causes: {
    notFound:
      "There is no page at this address. It may have moved, or a letter may have slipped into the address.",
    failed: "Something went wrong on our side. Please try again in a minute.",
    offline: "The page could not be loaded. Please check the internet connection and try again.",
    chunk:
      "A part of the page could not be loaded. Please check the internet connection and load the page again.",
  },
  reload: "Reload",
  stay: "Stay here",
  waysTitle: "Where to go from here",
  ways: {
    home: "Home page",
    admission: "Online admission",
    search: "Search this website",
    siteMap: "Site map: all pages",
  },
}

const hi: typeof en = {
  titles: {
    notFound: "यह पृष्ठ नहीं मिला",
    failed: "यह पृष्ठ नहीं खुल सका",
    offline: "यह पृष्ठ नहीं खुल सका",
    chunk: "पृष्ठ का एक भाग नहीं खुल सका",
  },
  causes: {
    notFound: "इस पते पर कोई पृष्ठ नहीं है। हो सकता है पृष्ठ हटा दिया गया हो, या पते में कोई अक्षर ग़लत हो।",
    failed: "हमारी ओर से कुछ गड़बड़ हुई है। कृपया एक मिनट बाद फिर प्रयास करें।",
    offline: "कृपया इंटरनेट कनेक्शन जाँचें और फिर प्रयास करें।",
    chunk: "पृष्ठ का एक भाग नहीं पहुँचा। कृपया इंटरनेट कनेक्शन जाँचें और पृष्ठ फिर से खोलें।",
  },
  reload: "फिर से खोलें",
  stay: "यहीं रहें",
  waysTitle: "यहाँ से आगे",
  ways: {
    home: "मुख्य पृष्ठ",
    admission: "ऑनलाइन प्रवेश",
    search: "इस वेबसाइट में खोजें",
    siteMap: "साइट मानचित्र: सभी पृष्ठ",
  },
}

/** Bundled in both languages: the request that would load them may be what failed. */
export const errorPageMessages = { en, hi }
