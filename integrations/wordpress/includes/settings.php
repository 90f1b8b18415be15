<?php
/** The plugin's settings: reading them, and checking what an administrator typed. */

defined( 'ABSPATH' ) || exit;

/** The settings, each with a value. */
function dragoman_settings(): array {
	$defaults = array(
		'backend' => '',
		'partner' => '',
		'locale'  => '',
		'theme'   => 'auto',
	);
	$stored   = get_option( 'dragoman_settings', array() );
	return array_merge( $defaults, is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() );
}

/** Keeps the stored value of each setting that is refused, and says in words what is wrong with what was typed. */
function dragoman_check_settings( $typed ): array {
	$settings = dragoman_settings();
	$typed    = is_array( $typed ) ? $typed : array();
	$checks   = array(
		'backend' => array(
			'dragoman_is_backend',
			/* translators: %s: what was typed. */
			__( 'The backend address “%s” was not saved. Write it with http or https and without a query, such as https://dragoman.example.', 'dragoman' ),
		),
		'partner' => array(
			static fn( string $value ): bool => (bool) preg_match( '/^[\w.-]{0,64}$/D', $value ),
			/* translators: %s: what was typed. */
			__( 'The partner id “%s” was not saved. It has only letters, digits, hyphens, dots and underscores, such as agency-k3x9m2pq.', 'dragoman' ),
		),
		'locale'  => array(
			static fn( string $value ): bool => (bool) preg_match( '/^([A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*)?$/D', $value ),
			/* translators: %s: what was typed. */
			__( 'The language “%s” was not saved. Write a language tag, such as de or en-GB, or leave it empty.', 'dragoman' ),
		),
		'theme'   => array(
			static fn( string $value ): bool => in_array( $value, array( 'auto', 'light', 'dark' ), true ),
			/* translators: %s: what was typed. */
			__( 'The theme “%s” was not saved. It is auto, light or dark.', 'dragoman' ),
		),
	);
	foreach ( $checks as $name => list( $fits, $refusal ) ) {
		if ( ! isset( $typed[ $name ] ) || ! is_string( $typed[ $name ] ) ) {
			continue;
		}
		$value = trim( $typed[ $name ] );
		if ( $fits( $value ) ) {
			$settings[ $name ] = 'backend' === $name ? untrailingslashit( esc_url_raw( $value ) ) : sanitize_text_field( $value );
		} elseif ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( 'dragoman_settings', "dragoman-$name", esc_html( sprintf( $refusal, $value ) ) );
		}
	}
	return $settings;
}

function dragoman_is_backend( string $address ): bool {
	if ( '' === $address ) {
		return true;
	}
	$parts = wp_parse_url( $address );
	return is_array( $parts )
		&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
		&& preg_match( '/^(\[[\da-f:.]+\]|[a-z\d.-]+)$/iD', $parts['host'] ?? '' )
		&& ! array_intersect_key( $parts, array_flip( array( 'user', 'pass', 'query', 'fragment' ) ) )
		&& ! preg_match( '/[\s"\'<>\\\\]/', $address );
}
