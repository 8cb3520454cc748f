// What a college fills in at "Start as my college".
export const ownCollege = {
  college: {
    name: { en: 'Government College "Shanti", Rampur', hi: "राजकीय महाविद्यालय, रामपुर" },
    address: { en: "Station Road, Rampur 244901", hi: "स्टेशन रोड, रामपुर 244901" },
    affiliation: { en: "Affiliated to Example University", hi: "उदाहरण विश्वविद्यालय से सम्बद्ध" },
  },
  phone: "05950-123456",
  email: "office@rampur.example",
  deposit: {
    bank_name: { en: "State Bank of India", hi: "भारतीय स्टेट बैंक" },
    branch: { en: "Rampur", hi: "रामपुर" },
    account_name: "Principal, Government College, Rampur",
    account_number: "30123456789",
    ifsc: "SBIN0001234",
  },
}
