/** The themes of the daily scripture (specification, section 2). */
export const themes = ['Hope', 'Peace', 'Faith', 'Comfort', 'Strength', 'Love'];
