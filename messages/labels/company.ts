import type { EmployeeRange, Industry } from '#domain/companies/company.ts';
import type { DocumentType } from '#domain/companies/document.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const documentTypeLabels: Labels<DocumentType> = {
  kbis: m.company_document_kbis,
  other: m.company_document_other,
};

export const employeeLabels: Labels<EmployeeRange> = {
  '1': m.company_employees_1,
  '2-10': m.company_employees_2_10,
  '11-50': m.company_employees_11_50,
  '51-200': m.company_employees_51_200,
  '201-500': m.company_employees_201_500,
  '501-1000': m.company_employees_501_1000,
  '1001+': m.company_employees_1001_up,
};

export const industryLabels: Labels<Industry> = {
  restaurants: m.industry_restaurants,
  hotels: m.industry_hotels,
  travel: m.industry_travel,
  food: m.industry_food,
  fashion: m.industry_fashion,
  luxury: m.industry_luxury,
  beauty: m.industry_beauty,
  wellness: m.industry_wellness,
  sport: m.industry_sport,
  home: m.industry_home,
  culture: m.industry_culture,
  tech: m.industry_tech,
  mobility: m.industry_mobility,
  family: m.industry_family,
  services: m.industry_services,
};
