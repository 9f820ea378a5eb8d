import { none, type TableEntry } from './entry.ts';

/** The tables without data of shoppers. */
export const SHOP_TABLES: Readonly<Record<string, TableEntry>> = {
  category: none(
    'catalog',
    'id parent_id sort_order hidden alias name description meta_title meta_description primary_image',
  ),
  brand: none(
    'catalog',
    'id alias name description primary_image meta_title meta_description manufacturer responsible_person',
  ),
  campaign: none('catalog', 'id alias name text kind percent amounts tiers active_from active_to is_active'),
  campaign_category: none('catalog', 'campaign_id category_id'),
  campaign_product: none('catalog', 'campaign_id product_id'),
  parameter: none('catalog', 'id key name filter show'),
  product: none(
    'catalog',
    'id active article_number brand_id primary_category_id family color_name color_hex vat_class first_available_on sold_count manufacturer responsible_person warnings',
  ),
  product_family: none('catalog', 'key collapse_in_lists main_product_id'),
  product_text: none(
    'catalog',
    'product_id language alias name sort_key text1 text2 text3 meta_title meta_description search',
  ),
  product_price: none('catalog', 'product_id price_list_id regular_minor sale_minor selling_minor'),
  price_list: none('catalog', 'id identifier currency is_default'),
  price_change: none('catalog', 'product_id price_list_id changed_on regular_minor selling_minor lowest_minor'),
  product_image: none('catalog', 'product_id position file_name alt'),
  product_category: none('catalog', 'product_id category_id position'),
  product_parameter: none('catalog', 'product_id parameter_id position value value_slug'),
  product_relation: none('catalog', 'product_id related_id position relation'),
  product_package: none('catalog', 'product_id name percent groups'),
  sku: none(
    'catalog',
    'id product_id position article_number name gtin weight length width height in_stock oversellable static_stock incoming',
  ),
  promotion: none(
    'catalog',
    'code percent amounts minimum names active max_uses max_uses_per_customer active_from active_to',
  ),
  search_synonym: none('catalog', 'language word synonym'),
  vat_rate: none('terms', 'country vat_class valid_from valid_to rate_basis_points'),
  carrier: none('terms', 'id name company logo max_sides max_weight returns sort_order active'),
  carrier_rate: none(
    'terms',
    'carrier_id country currency fee_minor free_above_minor never_free days_from days_to serves excludes',
  ),
  pickup_point: none('terms', 'carrier_id id country zip name street city hours latitude longitude active'),
  payment_method: none(
    'terms',
    'id provider name in_text logo payment_type checkout_type fees min_totals max_totals countries customer_types is_credit description sort_order active',
  ),
  market: none(
    'terms',
    'channel_id alias country country_name group_key currency languages kind free_above_minor return_fee_minor guarantee_notice_from guarantee_notice_images sort_order active',
  ),
  contact: none('terms', 'channel_id email phone hours address organization_number'),
  consent_text: none('terms', 'version type language content first_accepted_at'),
  menu: none('content', 'location title items'),
  page: none(
    'content',
    'id key alias family area_name filters title meta_title meta_description meta_keywords tags containers active_from active_to',
  ),
  content_image: none('content', 'file_name width height'),
  url_history: none('content', 'old_url new_url'),
  used_challenge: none('technical', 'challenge expires_at'),
  readiness_check: none('technical', 'id checked_at'),
  pending_work: none('technical', 'name'),
  migration: none('technical', 'name hash ran_at breaking'),
  admin_change: none('staff', 'id at actor command summary'),
  operator_key: none('staff', 'id name key_hash commands expires_at created_at created_by revoked_at'),
};
