/** The members of the demonstration community. The other files refer to them by given name. */
export const people = [
  { firstName: 'Amara', lastName: 'Okafor', timeZone: 'Africa/Lagos' },
  { firstName: 'Tomasz', lastName: 'Wójcik', timeZone: 'Europe/Warsaw' },
  { firstName: 'Grace', lastName: 'Kim', timeZone: 'Asia/Seoul' },
  { firstName: 'Daniel', lastName: 'Fischer', timeZone: 'Europe/Berlin' },
  { firstName: 'Lucía', lastName: 'Herrera', timeZone: 'America/Mexico_City' },
  { firstName: 'Samuel', lastName: 'Mensah', timeZone: 'Africa/Accra' },
  { firstName: 'Priya', lastName: 'Thomas', timeZone: 'Asia/Kolkata' },
  { firstName: 'Joel', lastName: 'Andersen', timeZone: 'Europe/Copenhagen' },
  { firstName: 'Hannah', lastName: 'Whitfield', timeZone: 'America/Chicago' },
  { firstName: 'Mateus', lastName: 'Oliveira', timeZone: 'America/Sao_Paulo' },
  { firstName: 'Ngozi', lastName: 'Adeyemi', timeZone: 'Africa/Lagos' },
  { firstName: 'Peter', lastName: 'van Dijk', timeZone: 'Europe/Amsterdam' },
  { firstName: 'Marisol', lastName: 'Reyes', timeZone: 'Asia/Manila' },
  { firstName: 'Élodie', lastName: 'Laurent', timeZone: 'Europe/Paris' },
  { firstName: 'Caleb', lastName: 'Morrison', timeZone: 'America/New_York' },
  { firstName: 'Wanjiru', lastName: 'Kamau', timeZone: 'Africa/Nairobi' },
  { firstName: 'Andrei', lastName: 'Popescu', timeZone: 'Europe/Bucharest' },
  { firstName: 'Mei-Ling', lastName: 'Tan', timeZone: 'Asia/Singapore' },
  { firstName: 'Ruth', lastName: 'Abernathy', timeZone: 'Europe/London' },
  { firstName: 'Yosef', lastName: 'Tesfaye', timeZone: 'Africa/Addis_Ababa' },
  { firstName: 'Chiara', lastName: 'Bianchi', timeZone: 'Europe/Rome' },
  { firstName: 'Benjamin', lastName: 'Clarke', timeZone: 'Australia/Sydney' },
  { firstName: 'Leilani', lastName: 'Kahale', timeZone: 'Pacific/Honolulu' },
  { firstName: 'Oksana', lastName: 'Shevchenko', timeZone: 'Europe/Kyiv' },
] as const;

export type Person = (typeof people)[number]['firstName'];
